import type { ActionWords, CloserWords, ToldBy } from '../../core/actions/action-row.ts';
import { ACTIONS, type ActionId } from '../../core/actions/catalogue.ts';
import type { LawpAction, LawpField, LawpInput } from '../../core/lawp/document.ts';
import { lastPathPart } from '../../core/path-parts.ts';
import type { ActionFacts } from '../../core/site/facts.ts';
import { mentions } from '../action-lists.ts';
import { findAction } from '../action-words.ts';
import { addressLine } from '../address-line.ts';
import { findPageKind } from '../page-kinds.ts';
import { dialable } from '../phone-text.ts';
import { englishOf } from './english-of.ts';
import { isEnglish } from './english-text.ts';
import type { SiteContext } from './site-context.ts';

/** Words that a name of something to do begins with. */
const IMPERATIVE =
  /^(?:add|apply|ask|book|browse|buy|call|check|chat|contact|create|donate|e-?mail|find|get|give|join|leave|log|make|order|pay|phone|place|plan|register|rent|request|reserve|ring|schedule|search|see|send|shop|sign|start|subscribe|support|talk|try|view|visit|write)\b/i;
/** Labels that lead somewhere without saying to what. */
const EMPTY =
  /^(?:see|view|find|get|visit|check|add)\s+(?:more|all|out|now|here|it|website|site|page|details?|this)\b/i;

function wordsOf(id: ActionId, context: SiteContext, action?: ActionFacts): ActionWords {
  const { closerWords, words } = ACTIONS[id];
  const category = context.category?.id ?? '';
  const group = category.slice(0, category.indexOf('/'));
  const of = (name: string) => closerWords.find(({ categories }) => categories?.includes(name))?.words;
  const told = action && closerWords.find((closer) => isToldBy(action, closer))?.words;
  return told ?? of(category) ?? of(group) ?? words;
}

function isToldBy(action: ActionFacts, { services, said, pageKind, isNoNewsletter }: CloserWords): boolean {
  if (pageKind) return findPageKind({ text: action.label }) === pageKind;
  if (said?.test(action.label) || said?.test(lastPartOf(action.url))) return true;
  if (services) return action.provider !== undefined && services.includes(action.provider);
  if (isNoNewsletter !== true || action.provider) return false;
  // What comes by post is paid for.
  const isByPost = action.fields?.some(({ name }) => name === 'street') === true;
  return isByPost || (action.fields === undefined && !namesNewsletter(action));
}

/** "app" of "https://acme.example/get/app/": the part of an address that names its page. */
function lastPartOf(url = ''): string {
  const { pathname = '' } = URL.parse(url) ?? {};
  return lastPathPart(pathname);
}

/** "Subscribe" or "suscribirse" alone may be for what one pays for. */
function namesNewsletter({ label, url = '' }: ActionFacts): boolean {
  return mentions('newsletter', `${label} ${url}`.replaceAll(/subscribe|su[bs]?scr[ií]\p{L}*/giu, ' '));
}

/** Puts what is known in the places of a text that name it: "Call {name}". */
function filled(text: string, known: Readonly<Record<string, string | undefined>>): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => known[name] ?? place);
}

/** The site's own words in English, when they make a fair name for what is done. */
function ownName(action: ActionFacts, context: SiteContext): string | null {
  if (!ACTIONS[action.id].hasPage) return null;
  const words = context.language === 'en' ? action.label : (englishOf(context, action.label, 'label') ?? '');
  const label = words
    .replace(/\s+/g, ' ')
    .replace(/[\s>»›→!.:]+$/u, '')
    .trim();
  const count = label.split(' ').length;
  const fair = count >= 2 && count <= 6 && label.length <= 40 && /^\p{L}[\p{L}\p{N} &’'/-]*$/u.test(label);
  if (!fair || !IMPERATIVE.test(label) || EMPTY.test(label) || !isEnglish(label, 'en')) return null;
  const said = findAction(label);
  return said === null || said === action.id ? label : null;
}

/** What is known of an action beside its id. */
export type KnownOfAction = Readonly<Partial<Record<ToldBy, string>>>;

/** The description that what is known allows, null where only plain words are left. */
function tellKnown(id: ActionId, name: string, known: KnownOfAction): string | null {
  const told = ACTIONS[id].told.find(({ when }) => known[when]);
  return told === undefined ? null : filled(told.description, { ...known, name }).replace(/(?<!\.)\.\.$/, '.');
}

/** Where the business is and how it is reached. */
function knownOfBusiness({ business }: SiteContext): KnownOfAction {
  const place = business?.address && addressLine(business.address);
  return {
    ...(business?.telephone && { phone: business.telephone }),
    ...(business?.email && { email: business.email }),
    ...(place && { place }),
  };
}

function describe(action: ActionFacts, context: SiteContext, words: ActionWords): string {
  const { phone: _dialledElsewhere, email, ...known } = knownOfBusiness(context);
  const address = action.email ?? (action.fields ? undefined : email);
  const told = tellKnown(action.id, context.name, {
    ...known,
    ...(action.phone && { phone: dialable(action.phone) }),
    ...(address && { email: address }),
    ...(action.provider && { provider: action.provider }),
    ...(action.fields && { [asksForCall(action.fields) ? 'call_back' : 'form']: 'form' }),
    always: 'always',
  });
  if (told !== null) return told;
  const said = filled(words.description, { name: context.name });
  return action.provider ? `${said.replace(/\.$/, '')}, through ${action.provider}.` : said;
}

/** A number and nothing to answer in writing. */
function asksForCall(fields: readonly LawpField[]): boolean {
  const asked = fields.map(({ name }) => name);
  return asked.includes('phone') && !asked.includes('email') && !asked.includes('message');
}

/** Fields without foreign words: names and types stay, hints and choices only where they are English. */
function englishFields(fields: readonly LawpField[], context: SiteContext): LawpField[] {
  const { language } = context;
  return fields.slice(0, 30).map((field) => {
    const { description, options, example: _example, ...rest } = field;
    const said =
      description === undefined || isEnglish(description, language)
        ? description
        : englishOf(context, description, 'label');
    const hint = said ? { description: said } : {};
    if (options === undefined) return { ...rest, ...hint };
    if (options.every((option) => isEnglish(String(option), language))) return { ...rest, ...hint, options };
    return { ...rest, ...hint, type: field.type === 'enum' ? 'string' : field.type };
  });
}

function inputOf(action: ActionFacts, context: SiteContext): LawpInput {
  const { input } = ACTIONS[action.id];
  if (input !== 'object') return { type: input, required: input === 'text' };
  const fields = action.fields ? englishFields(action.fields, context) : [];
  return fields.length > 0 ? { type: 'object', required: true, fields } : { type: 'none', required: false };
}

/**
 * The English name, description and words of an action, from its id, the site's name and what is known of it; what is not
 * is taken from the business.
 */
export function genericAction(id: ActionId, context: SiteContext, known: KnownOfAction): ActionWords {
  const words = wordsOf(id, context);
  const { name } = context;
  return {
    name: filled(words.name, { name }),
    description: tellKnown(id, name, { ...knownOfBusiness(context), ...known }) ?? filled(words.description, { name }),
    intent: words.intent,
  };
}

/**
 * An action as agents see it (lawp.md, last table), in English. Takes what was read and what is known of the site; an
 * English site keeps its own words where they make a fair name ("Book a table").
 */
export function toLawpAction(action: ActionFacts, context: SiteContext): LawpAction {
  const words = wordsOf(action.id, context, action);
  const { url } = action;
  return {
    id: action.id,
    name: ownName(action, context) ?? filled(words.name, { name: context.name }),
    description: describe(action, context, words).replace(/(?<!\.)\.\.$/, '.'),
    intent: words.intent,
    input: inputOf(action, context),
    ...(url !== undefined && ACTIONS[action.id].hasPage && /^https?:\/\//i.test(url) ? { url } : {}),
  };
}
