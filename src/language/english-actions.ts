import type { LawpAction, LawpAddress, LawpField, LawpInput } from '../core/lawp/document.ts';
import type { ActionFacts, ActionId } from '../core/site/facts.ts';
import { ACTION_TABLE, type ActionWording, WORDINGS_BY_CATEGORY } from './action-table.ts';
import { findAction } from './action-words.ts';
import { isEnglish } from './english-text.ts';
import { dialable } from './phone-text.ts';
import type { SiteContext } from './site-context.ts';

/** The fields of a contact form that is not known closer (lawp.md). */
const CONTACT_FIELDS: readonly LawpField[] = [
  { name: 'name', type: 'string', required: true },
  { name: 'email', type: 'email', required: true },
  { name: 'message', type: 'string', required: true },
];

/** Actions whose fields are worth telling when a form offers them. */
const WITH_FIELDS = new Set<ActionId>(['contact', 'book', 'order', 'request_demo', 'subscribe', 'donate']);
/** Actions that are no place on the web. */
const WITHOUT_URL = new Set<ActionId>(['search', 'call']);
/** Words that a name of something to do begins with. */
const IMPERATIVE =
  /^(?:add|apply|ask|book|browse|buy|call|check|chat|contact|create|donate|e-?mail|find|get|give|join|leave|log|make|order|pay|phone|place|plan|register|rent|request|reserve|ring|schedule|search|see|send|shop|sign|start|subscribe|support|talk|try|view|visit|write)\b/i;
/** Labels that lead somewhere without saying to what. */
const EMPTY =
  /^(?:see|view|find|get|visit|check|add)\s+(?:more|all|out|now|here|it|website|site|page|details?|this)\b/i;

/** Countries that write the postcode last. */
const POSTCODE_LAST = new Set(['GB', 'US', 'CA', 'AU', 'NZ', 'IE', 'IN', 'ZA', 'SG']);

/**
 * An address in one line, as its country writes it: "Hanegalsgade 7, 8000 Aarhus C"; empty when there is none, or when it
 * is in another script, which an English sentence cannot hold.
 */
export function addressLine({ street, postcode, city, region, country }: LawpAddress): string {
  const spaced = (...parts: (string | undefined)[]) =>
    parts.filter((part) => part !== undefined && part !== '').join(' ');
  const last = country !== undefined && POSTCODE_LAST.has(country);
  const parts = last ? [street, city, spaced(region, postcode)] : [street, spaced(postcode, city), region];
  const line = parts.filter((part) => part !== undefined && part !== '').join(', ');
  return /[^\p{Script=Latin}\P{L}]/u.test(line) ? '' : line;
}

function wordingOf(id: ActionId, context: SiteContext): ActionWording {
  const category = context.category?.id ?? '';
  const group = category.slice(0, category.indexOf('/'));
  return WORDINGS_BY_CATEGORY[category]?.[id] ?? WORDINGS_BY_CATEGORY[group]?.[id] ?? ACTION_TABLE[id];
}

/** The site's own English words, when they make a fair name for what is done. */
function ownName(action: ActionFacts, context: SiteContext): string | null {
  if (context.language !== 'en' || action.id === 'call' || action.id === 'search') return null;
  const label = action.label
    .replace(/\s+/g, ' ')
    .replace(/[\s>»›→!.:]+$/u, '')
    .trim();
  const words = label.split(' ');
  const fair =
    words.length >= 2 && words.length <= 6 && label.length <= 40 && /^\p{L}[\p{L}\p{N} &’'/-]*$/u.test(label);
  if (!fair || !IMPERATIVE.test(label) || EMPTY.test(label) || !isEnglish(label, 'en')) return null;
  const said = findAction(label);
  return said === null || said === action.id ? label : null;
}

function describe(action: ActionFacts, context: SiteContext, wording: ActionWording): string {
  const { name, business } = context;
  const email = action.email ?? (action.fields ? undefined : business?.email);
  if (action.id === 'call' && action.phone) return `Call ${name} on ${dialable(action.phone)}.`;
  if (action.id === 'contact' && email) return `Write to ${name} by e-mail at ${email}.`;
  if (action.id === 'contact' && action.fields) return `Send a message to ${name} through its contact form.`;
  if (action.id === 'contact') return `Write to ${name} on its contact page.`;
  const place = business?.address ? addressLine(business.address) : '';
  if (action.id === 'directions' && place !== '') return `See how to get to ${name}: ${place}.`;
  if (action.id === 'visit' && place !== '') return `Visit ${name} at ${place}.`;
  const said = wording.description.replaceAll('{name}', name);
  return action.provider ? `${said.replace(/\.$/, '')}, through ${action.provider}.` : said;
}

/** Fields without foreign words: names and types stay, hints and choices only where they are English. */
function englishFields(fields: readonly LawpField[], language: string): LawpField[] {
  return fields.slice(0, 30).map((field) => {
    const { description, options, example: _example, ...rest } = field;
    const hint = description !== undefined && isEnglish(description, language) ? { description } : {};
    if (options === undefined) return { ...rest, ...hint };
    if (options.every((option) => isEnglish(String(option), language))) return { ...rest, ...hint, options };
    return { ...rest, ...hint, type: field.type === 'enum' ? 'string' : field.type };
  });
}

function inputOf(action: ActionFacts, context: SiteContext): LawpInput {
  if (action.id === 'search') return { type: 'text', required: true };
  const fields = action.fields && WITH_FIELDS.has(action.id) ? englishFields(action.fields, context.language) : [];
  if (fields.length > 0) return { type: 'object', required: true, fields };
  const byMail = action.email !== undefined || context.business?.email !== undefined;
  if (action.id === 'contact' && !byMail) return { type: 'object', required: true, fields: CONTACT_FIELDS };
  return { type: 'none', required: false };
}

/** The English name, description and words of an action, from its id and the site's name alone. */
export function genericAction(id: ActionId, context: SiteContext): ActionWording {
  const wording = wordingOf(id, context);
  const filled = (text: string) => text.replaceAll('{name}', context.name);
  return { name: filled(wording.name), description: filled(wording.description), intent: wording.intent };
}

/**
 * An action as agents see it (lawp.md, last table), in English. Takes what was read and what is known of the site; an
 * English site keeps its own words where they make a fair name ("Book a table").
 */
export function toLawpAction(action: ActionFacts, context: SiteContext): LawpAction {
  const wording = wordingOf(action.id, context);
  const { url } = action;
  return {
    id: action.id,
    name: ownName(action, context) ?? wording.name.replaceAll('{name}', context.name),
    description: describe(action, context, wording).replace(/(?<!\.)\.\.$/, '.'),
    intent: wording.intent,
    input: inputOf(action, context),
    ...(url !== undefined && !WITHOUT_URL.has(action.id) && /^https?:\/\//i.test(url) ? { url } : {}),
  };
}
