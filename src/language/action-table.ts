import type { ActionId } from '../core/site/facts.ts';

/** How an action reads in English when the site gives no fair English words; `{name}` is the site's name. */
export interface ActionWording {
  readonly name: string;
  readonly description: string;
  readonly intent: readonly string[];
}

export const ACTION_TABLE: Readonly<Record<ActionId, ActionWording>> = {
  search: { name: 'Search {name}', description: 'Search the pages of {name}.', intent: ['search', 'find', 'look up'] },
  shop: {
    name: 'Shop at {name}',
    description: 'Browse what {name} sells and buy it.',
    intent: ['shop', 'buy', 'products'],
  },
  sign_up: {
    name: 'Create an account',
    description: 'Register with {name}.',
    intent: ['sign up', 'register', 'account'],
  },
  sign_in: {
    name: 'Sign in',
    description: 'Sign in to an account at {name}.',
    intent: ['sign in', 'log in', 'account'],
  },
  get_support: {
    name: 'Get support',
    description: 'Get help from {name}.',
    intent: ['support', 'help', 'customer service'],
  },
  contact: { name: 'Contact {name}', description: 'Write to {name}.', intent: ['contact', 'write', 'message'] },
  book: { name: 'Book at {name}', description: 'Book online at {name}.', intent: ['book', 'reserve', 'booking'] },
  order: { name: 'Order from {name}', description: 'Order online from {name}.', intent: ['order', 'buy', 'delivery'] },
  view_pricing: { name: 'View prices', description: 'See what {name} charges.', intent: ['prices', 'cost', 'rates'] },
  careers: { name: 'See jobs', description: 'See the jobs on offer at {name}.', intent: ['jobs', 'careers', 'work'] },
  visit: { name: 'Visit {name}', description: 'Plan a visit to {name}.', intent: ['visit', 'come by', 'location'] },
  call: { name: 'Call {name}', description: 'Call {name} by phone.', intent: ['call', 'phone', 'talk'] },
  directions: {
    name: 'Get directions',
    description: 'See how to get to {name}.',
    intent: ['directions', 'map', 'address'],
  },
  download: { name: 'Download', description: 'Download files from {name}.', intent: ['download', 'file', 'get'] },
  get_started: { name: 'Get started', description: 'Start using {name}.', intent: ['get started', 'try', 'start'] },
  request_demo: {
    name: 'Request a demo',
    description: 'Ask {name} for a demonstration.',
    intent: ['demo', 'demonstration', 'try'],
  },
  subscribe: {
    name: 'Subscribe to the newsletter',
    description: 'Receive the newsletter of {name}.',
    intent: ['subscribe', 'newsletter', 'news by e-mail'],
  },
  donate: { name: 'Donate to {name}', description: 'Give money to {name}.', intent: ['donate', 'give', 'support'] },
};

const TABLE: ActionWording = {
  name: 'Book a table',
  description: 'Book a table at {name}.',
  intent: ['book', 'reserve', 'table'],
};
const APPOINTMENT: ActionWording = {
  name: 'Book an appointment',
  description: 'Book an appointment at {name}.',
  intent: ['book', 'appointment', 'schedule'],
};
const STAY: ActionWording = {
  name: 'Book a stay',
  description: 'Book a stay at {name}.',
  intent: ['book', 'room', 'stay'],
};
const TICKETS: ActionWording = {
  name: 'Book tickets',
  description: 'Book tickets for {name}.',
  intent: ['book', 'tickets', 'visit'],
};
const FOOD: ActionWording = {
  name: 'Order from {name}',
  description: 'Order food and drinks from {name}.',
  intent: ['order', 'food', 'takeaway'],
};

/** Better words where the kind of business tells what is booked or ordered: category id, or the part before its slash. */
export const WORDINGS_BY_CATEGORY: Readonly<Record<string, Partial<Record<ActionId, ActionWording>>>> = {
  'amenity/restaurant': { book: TABLE, order: FOOD },
  'amenity/cafe': { book: TABLE, order: FOOD },
  'amenity/bar': { book: TABLE },
  'amenity/pub': { book: TABLE, order: FOOD },
  'amenity/fast_food': { order: FOOD },
  'amenity/dentist': { book: APPOINTMENT },
  'amenity/doctors': { book: APPOINTMENT },
  'amenity/clinic': { book: APPOINTMENT },
  'amenity/hospital': { book: APPOINTMENT },
  'amenity/veterinary': { book: APPOINTMENT },
  healthcare: { book: APPOINTMENT },
  'shop/hairdresser': { book: APPOINTMENT },
  'shop/beauty': { book: APPOINTMENT },
  'shop/massage': { book: APPOINTMENT },
  'shop/tattoo': { book: APPOINTMENT },
  'shop/optician': { book: APPOINTMENT },
  'shop/car_repair': { book: APPOINTMENT },
  'office/lawyer': { book: APPOINTMENT },
  'tourism/hotel': { book: STAY },
  'tourism/motel': { book: STAY },
  'tourism/hostel': { book: STAY },
  'tourism/guest_house': { book: STAY },
  'tourism/apartment': { book: STAY },
  'tourism/camp_site': { book: STAY },
  'tourism/museum': { book: TICKETS },
  'tourism/zoo': { book: TICKETS },
  'tourism/aquarium': { book: TICKETS },
  'tourism/theme_park': { book: TICKETS },
  'amenity/cinema': { book: TICKETS },
  'amenity/theatre': { book: TICKETS },
};
