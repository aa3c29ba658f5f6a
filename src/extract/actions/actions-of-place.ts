import { ACTIONS } from '../../core/actions/catalogue.ts';
import type { ActionFacts, BusinessFacts, PlaceFacts } from '../../core/site/facts.ts';
import { findPageKind } from '../../language/page-kinds.ts';
import { isA } from '../data/business-types.ts';
import type { ParsedPage } from '../page/parsed-page.ts';
import type { SitePages } from '../site-pages.ts';
import { toActionAddress } from './action-address.ts';
import { type ActionCandidate, RANKS } from './actions-candidate.ts';

const HEADINGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const;
/** Businesses whose door is open to whoever comes. */
const WALK_IN = [
  'LodgingBusiness',
  'FoodEstablishment',
  'Store',
  'HealthAndBeautyBusiness',
  'EntertainmentBusiness',
  'CivicStructure',
  'Library',
  'SportsActivityLocation',
  'TouristAttraction',
];

/** What is known of where a site is, and what else it offers. */
export interface KnownOfPlace {
  readonly business: BusinessFacts | null;
  readonly places: readonly PlaceFacts[];
  readonly found: readonly ActionFacts[];
}

/**
 * A visit to a place that people walk into. Somebody must be let in: the business is a shop, a restaurant or a hotel by its
 * data, rooms are booked by dates, the pages show the way and when it is open or that one can book, or a heading calls hours
 * those when it is open that no office has. An address alone may be an office that sees nobody, and hours beside it those of
 * its telephone.
 */
export function visitOfPlace(site: SitePages, { business, places, found }: KnownOfPlace): ActionCandidate[] {
  const way = found.find(({ id }) => id === 'directions');
  const address = business?.address;
  const isOpen = business !== null && (isWalkIn(business) || (way !== undefined && isLocal(business)));
  if (business && address?.street && isOpen) {
    const label = [address.street, address.city].filter(Boolean).join(', ');
    const url = way?.evidence.url ?? business.evidence.url;
    return [{ id: 'visit', label, url, evidence: business.evidence, rank: RANKS.structured }];
  }
  const takesBookings = found.some(({ id }) => id === 'book');
  const isReached = (place: PlaceFacts) => way !== undefined && (place.openingHours !== undefined || takesBookings);
  // Hours of who sells on the web may be those of his telephone.
  const mayBeShut = found.some(({ id }) => ACTIONS[id].sells);
  const isMeant = (place: PlaceFacts) =>
    isReached(place) || takesGuests(found) || (!mayBeShut && isForAll(place) && site.pages.some(namesHours));
  const stated = places.find((place) => place.address?.street && isMeant(place));
  if (stated)
    return [{ id: 'visit', label: '', url: stated.evidence.url, evidence: stated.evidence, rank: RANKS.text }];
  return way ? visitByHeading(site) : [];
}

/** Open when offices are closed: at weekends, or in the evening. */
function isForAll({ openingHours = [] }: PlaceFacts): boolean {
  return openingHours.some(
    ({ days, closes }) => days.some((day) => WEEKEND.has(day)) || closes >= EVENING || closes < NIGHT,
  );
}

/** Whether a line of its own, and no link, calls what follows opening hours. */
function namesHours({ blocks, text }: ParsedPage): boolean {
  return blocks.slice(0, MAX_LINES).some(({ start, end, linkLength }) => {
    if (linkLength > 0 || end - start > MAX_HEADING) return false;
    return findPageKind({ text: text.slice(start, end).replace(/[\s:：]+$/u, '') }) === 'opening_hours';
  });
}

const MAX_LINES = 1_000;
const MAX_HEADING = 40;
const WEEKEND: ReadonlySet<string> = new Set(['Sa', 'Su']);
const EVENING = '19:00';
/** Closing past midnight. */
const NIGHT = '06:00';

function isWalkIn({ type }: BusinessFacts): boolean {
  return type !== undefined && WALK_IN.some((kind) => isA(type, kind));
}

function isLocal({ type }: BusinessFacts): boolean {
  return type !== undefined && (isA(type, 'LocalBusiness') || isA(type, 'CivicStructure'));
}

/** Who takes bookings from one day to another has beds. */
function takesGuests(found: readonly ActionFacts[]): boolean {
  return found.some(({ id, fields }) => id === 'book' && fields?.some(({ name }) => name.startsWith('check_in')));
}

function visitByHeading(site: SitePages): ActionCandidate[] {
  for (const page of site.pages) {
    const headings = HEADINGS.flatMap((name) => page.byTag.get(name)?.slice(0, 100) ?? []);
    const heading = headings
      .map((element) => page.textOf(element))
      .find((text) => text.length <= 60 && findPageKind({ text }) === 'opening_hours');
    if (heading)
      return [
        {
          id: 'visit',
          label: '',
          url: toActionAddress(page.url),
          evidence: page.evidence('A heading for opening hours', heading),
          rank: RANKS.text,
        },
      ];
  }
  return [];
}
