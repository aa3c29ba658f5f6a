import { ACTION_CATALOGUE } from '../core/actions/catalogue.ts';
import { capitalised } from '../core/capitalised.ts';
import type { LawpAction, OpeningHours } from '../core/lawp/document.ts';
import { homePath } from '../core/readiness/home-page.ts';
import { ALL_DAY, dayTimes } from '../core/site/hours-table.ts';
import { priceText } from '../core/site/price-text.ts';
import type { SiteView } from './site-view.ts';
import { VISITOR_WISHES } from './visitor-wishes.ts';

/** One question that a visitor may ask an assistant of a site. */
export interface AssistantAnswer {
  readonly question: string;
  /** What the assistant can say, from our document alone; null where it cannot. */
  readonly answer: string | null;
  /** What the answer rests on: "opening hours"; for an unanswered one what is missing. */
  readonly fact: string;
  /** Part of the report that shows the fact or how to give it; `guide` for the page on actions, where the report says nothing. */
  readonly section: 'business' | 'actions' | 'products' | 'pages' | 'starter-lawp' | 'starter-jsonld' | 'guide';
  /** What would let an assistant answer; null where it can. */
  readonly step: string | null;
}

/** A question as prints for programs say it: without the part of the page that shows the fact. */
export type PrintedAnswer = Omit<AssistantAnswer, 'section'>;

const QUESTIONS = 4;

/** The same for programs; none for a site of which nothing is known. */
export function printedAnswers(view: SiteView): PrintedAnswer[] {
  if (view.source === null) return [];
  return assistantAnswers(view).map(({ section: _section, ...answer }) => answer);
}

/**
 * At most four questions that people ask of a site of this kind, with the answers that an assistant can give. Pure, and
 * nothing is said that the document does not say.
 */
export function assistantAnswers(view: SiteView): AssistantAnswer[] {
  const price = sells(view) ? cost(view) : ifAnswered(cost(view));
  const asked = isPlace(view)
    ? [hours(view), wish(view), price, reach(view), where(view)]
    : [about(view), wish(view), price, reach(view), ifAnswered(hours(view))];
  return asked.filter((answer) => answer !== null).slice(0, QUESTIONS);
}

/** Nobody misses the prices of a town hall, nor the opening hours of a blog. */
function ifAnswered(answer: AssistantAnswer | null): AssistantAnswer | null {
  return answer?.answer == null ? null : answer;
}

const SELLS_NOTHING =
  /^(?:site\/(?!software$|game$)|office\/(?:newspaper|government|association|ngo)$|amenity\/(?:townhall|library|place_of_worship|police|fire_station|courthouse|school|university)$)/;

/** Whether people ask what something costs there: not where nothing is known to be sold. */
function sells(view: SiteView): boolean {
  const kind = view.category?.id ?? '';
  return kind === '' ? isPlace(view) : !SELLS_NOTHING.test(kind);
}

/** Whether people go there: it has a place, or its kind of business does. */
function isPlace({ business, place, category }: SiteView): boolean {
  const kind = category?.id ?? '';
  if (/^(?:software|site\/|office\/(?:it|software|newspaper)|shop\/online)/.test(kind)) return false;
  // A service that answers all day has no door.
  const hasDoor = business?.hours.some(({ rows }) => rows.some(({ times }) => times !== ALL_DAY)) ?? false;
  return (business?.addressLines.length ?? 0) > 0 || hasDoor || (place !== null && kind !== '');
}

function hours({ business }: SiteView): AssistantAnswer | null {
  const given: readonly OpeningHours[] = business?.facts.opening_hours ?? [];
  if (given.length === 0) {
    return unanswered(
      'When are you open on Sunday?',
      'opening hours',
      'Give your opening hours for every day.',
      'starter-jsonld',
    );
  }
  const tables = business?.hours ?? [];
  const fact = { fact: 'opening hours', section: 'business', step: null } as const;
  if (tables.length > 1) {
    const seasons = tables.map(({ season, rows }) => `${season || 'All year'}: ${rows.map(lineOf).join(', ')}`);
    return { question: 'When are you open?', answer: `${seasons.join('; ')}.`, ...fact };
  }
  const sunday = dayTimes(given, 'Su');
  const answer = sunday === 'closed' ? 'Closed on Sunday.' : `On Sunday: ${sunday}.`;
  return { question: 'When are you open on Sunday?', answer, ...fact };
}

const lineOf = ({ days, times }: { days: string; times: string }): string => `${days} ${times}`;

function wish(view: SiteView): AssistantAnswer | null {
  const { category, actions } = view;
  const found = VISITOR_WISHES.find(({ categories }) => category !== null && categories.test(category.id));
  if (found === undefined) return anyDeed(actions);
  const action = found.actions.flatMap((id) => actions.find((candidate) => candidate.id === id) ?? [])[0];
  return action === undefined
    ? unanswered(found.question, 'way to do it', found.step, 'guide')
    : {
        question: found.question,
        answer: deedOf(action, found.question),
        fact: action.name,
        section: 'actions',
        step: null,
      };
}

/** What a site of any kind may let people do, the commonest question first. */
const DEEDS = ACTION_CATALOGUE.flatMap(({ id, deeds: { question } }) =>
  question === null ? [] : [{ id, ...question }],
).sort((a, b) => a.rank - b.rank);

function anyDeed(actions: readonly LawpAction[]): AssistantAnswer | null {
  const [first] = DEEDS.flatMap(({ id, text: question }) => {
    const action = actions.find((candidate) => candidate.id === id);
    return action === undefined ? [] : [{ question, action }];
  });
  if (first === undefined) return null;
  const { question, action } = first;
  return { question, answer: deedOf(action, question), fact: action.name, section: 'actions', step: null };
}

function deedOf({ description, endpoint }: LawpAction, question: string): string {
  const yes = question.startsWith('Can ') ? 'Yes. ' : '';
  return `${yes}${description}${endpoint === undefined ? '' : ' I can do it for you.'}`;
}

/** What tells a price: a figure, signs of money, a word; "kr." alone does not. */
const PRICE_WORDS = /[\p{Sc}\d]|\p{L}{4}/u;

function cost({ products, actions, business }: SiteView): AssistantAnswer | null {
  const priced = products.find(({ price, currency }) => price !== null && currency !== null);
  if (priced !== undefined) {
    const { name, price, currency } = priced;
    const question = `What does ${name} cost?`;
    return {
      question,
      answer: `${priceText(price ?? 0, currency)}.`,
      fact: 'products',
      section: 'products',
      step: null,
    };
  }
  const question = 'What does it cost?';
  const given = business?.facts.price_range ?? '';
  const range = PRICE_WORDS.test(given) ? [`Price range: ${given.replace(/\.$/, '')}.`] : [];
  const list = actions.find(({ id }) => id === 'view_pricing');
  if (list !== undefined) {
    const where = list.url === undefined ? list.description : `The prices are at ${list.url}`;
    return { question, answer: [...range, where].join(' '), fact: list.name, section: 'actions', step: null };
  }
  const [answer] = range;
  return answer === undefined
    ? unanswered(question, 'price list', 'Put your prices on a page, each beside its name.', 'guide')
    : { question, answer, fact: 'business details', section: 'business', step: null };
}

/** What brings a caller to somebody. */
const REACHING: ReadonlySet<string> = new Set(ACTION_CATALOGUE.flatMap((row) => (row.reach === null ? [] : row.id)));

function reach({ business, actions }: SiteView): AssistantAnswer {
  const question = 'How do I reach you?';
  const phone = business?.telephone?.written;
  const email = business?.facts.email;
  const ways = [phone === undefined ? '' : `by phone at ${phone}`, email === undefined ? '' : `by e-mail at ${email}`];
  const named = ways.filter((way) => way !== '');
  if (named.length > 0) {
    return {
      question,
      answer: `${capitalised(named.join(' or '))}.`,
      fact: 'business details',
      section: 'business',
      step: null,
    };
  }
  const action = actions.find(({ id }) => REACHING.has(id));
  if (action === undefined) {
    return unanswered(question, 'phone or e-mail', 'Give a phone number or an e-mail address.', 'starter-jsonld');
  }
  return { question, answer: action.description, fact: action.name, section: 'actions', step: null };
}

function where({ business }: SiteView): AssistantAnswer | null {
  const lines = business?.addressLines ?? [];
  if (lines.length === 0) return unanswered('Where are you?', 'address', 'Give your address.', 'starter-jsonld');
  return {
    question: 'Where are you?',
    answer: `${lines.join(', ')}.`,
    fact: 'address',
    section: 'business',
    step: null,
  };
}

/** What a site is, where its English says more than what kind it is. */
function about({ pages, description, category, name, language }: SiteView): AssistantAnswer {
  const question = `What is ${name}?`;
  const home = homePath(Object.fromEntries(pages.map((page) => [page.path, page])));
  const start = composedStart(name, language?.name ?? '');
  // Of a site without a described page, too, facts may be all that there is.
  const isComposed =
    pages.find(({ path }) => path === home)?.translated === 'composed' || description.startsWith(start);
  if (description === '' || (isComposed && category === null)) {
    const [fact, how] = language?.code === 'en' ? ['description', 'Say'] : ['description in English', 'Say in English'];
    return unanswered(question, fact, `${how} what you do, or let your own file say it.`, 'starter-lawp');
  }
  const answer = answered(description, name, start);
  return { question, answer, fact: 'description', section: 'pages', step: null };
}

function composedStart(name: string, language: string): string {
  return `${language}-language site of ${name}`;
}

/** Of a composed description, "Danish-language site of Morgenstund, a bakery …", what an assistant would say. */
function answered(description: string, name: string, start: string): string {
  const rest = description.startsWith(start) ? description.slice(start.length) : '';
  if (rest.startsWith(', ')) return `${name} is ${rest.slice(2)}`;
  return rest.startsWith('. ') ? rest.slice(2) : description;
}

function unanswered(
  question: string,
  fact: string,
  step: string,
  section: AssistantAnswer['section'],
): AssistantAnswer {
  return { question, answer: null, fact, section, step };
}
