import type { ActionId } from '../core/actions/catalogue.ts';

/** What visitors of a kind of site most want to do, as they would ask an assistant. */
export interface VisitorWish {
  /** Ids of categories, whole or their first part ("shop"). */
  readonly categories: RegExp;
  readonly question: string;
  /** Ids of actions that fulfil it, the best first. */
  readonly actions: readonly ActionId[];
  /** What the owner can do where none is known. */
  readonly step: string;
}

/** First match wins; by OpenStreetMap's tagging. */
export const VISITOR_WISHES: readonly VisitorWish[] = [
  {
    categories: /^amenity\/(?:restaurant|cafe|bar|pub|biergarten|food_court|fast_food|ice_cream)$/,
    question: 'Can I book a table?',
    actions: ['book'],
    step: 'Link a page, a form or a service where people book a table.',
  },
  {
    categories: /^tourism\/(?:hotel|guest_house|hostel|motel|apartment|chalet|camp_site|caravan_site|alpine_hut)$/,
    question: 'Can I book a room?',
    actions: ['book'],
    step: 'Link a page, a form or a service where people book.',
  },
  {
    categories:
      /^(?:healthcare\/|amenity\/(?:doctors|dentist|clinic|hospital|veterinary|vehicle_inspection)$|shop\/(?:hairdresser|beauty|massage|tattoo|optician|hearing_aids|car_repair|motorcycle_repair|tyres)$)/,
    question: 'Can I get an appointment?',
    actions: ['book'],
    step: 'Link a page, a form or a service where people book an appointment.',
  },
  {
    categories:
      /^(?:tourism\/(?:museum|gallery|attraction|theme_park|zoo|aquarium)|amenity\/(?:theatre|cinema|arts_centre))$/,
    question: 'Can I get tickets?',
    actions: ['book', 'order', 'shop'],
    step: 'Link the page where people get tickets.',
  },
  {
    categories: /^(?:office\/(?:it|software)|software|shop\/software)/,
    question: 'Can I try it?',
    actions: ['get_started', 'request_demo', 'sign_up', 'download'],
    step: 'Link the page where people begin.',
  },
  {
    // Who makes what people take home is a shop to them.
    categories:
      /^(?:shop\/(?!(?:funeral_directors|interior_decoration)$)|craft\/(?:winery|brewery|distillery|pottery|beekeeper|jeweller)$)/,
    question: 'Can I order from you?',
    actions: ['order', 'shop'],
    step: 'Link the page where people order.',
  },
  {
    // Newspapers, authorities, schools and clubs quote no prices for work.
    categories:
      /^(?:craft\/|shop\/|office\/(?!(?:newspaper|publisher|government|educational_institution|research|ngo|association|union|political_party|airline|energy_supplier|water_utility|telecommunication)$))/,
    question: 'Can I ask you for a quote?',
    actions: ['contact', 'request_demo', 'book'],
    step: 'Put a contact form on your site, or an e-mail address.',
  },
];
