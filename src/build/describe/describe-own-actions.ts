import type { CountryCode } from 'libphonenumber-js/max';
import { ACTION_CATALOGUE, ACTION_IDS, type ActionId } from '../../core/actions/catalogue.ts';
import type { LawpAction, LawpDocument, LawpField } from '../../core/lawp/document.ts';
import { genericAction } from '../../language/english/english-actions.ts';
import { englishOf } from '../../language/english/english-of.ts';
import { isEnglish } from '../../language/english/english-text.ts';
import type { TextKind } from '../../language/english/machine-english.ts';
import {
  givenActionWords,
  keepsHint,
  keepsTitle,
  type OwnWords,
  readActionWords,
} from '../../language/english/own-words.ts';
import type { SiteContext } from '../../language/english/site-context.ts';
import type { Names } from '../../language/english/without-names.ts';
import { emailsIn, missingFacts, phonesIn } from './stated-facts.ts';

type Wording = Pick<LawpAction, 'name' | 'description' | 'intent'>;

/** Standard types (0.5), which are seen as ids too, by the action of ours that says the same. */
const BY_TYPE: ReadonlyMap<string, ActionId> = new Map(
  ACTION_CATALOGUE.flatMap(({ id, standardTypes }) => standardTypes.map((type) => [type, id] as const)),
);

function knownId(action: LawpAction): ActionId | null {
  const id = action.id.replaceAll('-', '_');
  return ACTION_IDS.find((known) => known === id) ?? BY_TYPE.get(action.type ?? id) ?? null;
}

/** What visitors can do by a document that the site or its owner wrote, as far as we have words for it. */
export function ownActionIds({ actions }: LawpDocument): ActionId[] {
  return [...new Set(actions.flatMap((action) => knownId(action) ?? []))];
}

/** A document that the site or its owner wrote, with what is known of its words. */
export interface OwnDocument {
  readonly document: LawpDocument;
  readonly words: OwnWords;
  /** Whose national phone numbers its texts may hold. */
  readonly countries: readonly CountryCode[];
}

/** Words from the action's id, which is English by its nature: "request_quote" → "Request quote". */
function wordingOfId(action: LawpAction, context: SiteContext, { countries }: OwnDocument): Wording {
  const known = knownId(action);
  if (known !== null) {
    const [phone] = phonesIn(action.description, countries);
    const [email] = emailsIn(action.description);
    return genericAction(known, context, {
      ...(phone && { phone: phone.written }),
      ...(email && { email }),
      ...(action.input.type === 'object' && { form: 'form' }),
      ...(action.url !== undefined && { always: 'always' }),
    });
  }
  const words = action.id.split(/[_-]+/).filter((word) => word !== '');
  const name = words.join(' ').replace(/^./, (letter) => letter.toUpperCase());
  return {
    name,
    description: `The action “${words.join(' ')}” of ${context.name}.`,
    intent: [...words, 'action'].slice(0, 12),
  };
}

function givenWording({ document }: OwnDocument, action: LawpAction, names: Names): Partial<Wording> | null {
  const given = givenActionWords(document, action);
  if (given === undefined || !isEnglish(`${given.name ?? ''} ${given.description ?? ''}`, null, names)) return null;
  const { name, description, intent } = given;
  return { ...(name && { name }), ...(description && { description }), ...(intent && { intent }) };
}

/** What a translator makes of the words of an action that are not English. */
function machineWording(action: LawpAction, context: SiteContext, { words }: OwnDocument): Partial<Wording> {
  const { name, description, intent } = action;
  const said = (text: string, kind: TextKind) => (text === '' ? null : englishOf(context, text, kind, words.language));
  const english = { name: said(name, 'label'), description: said(description, 'sentences') };
  const wishes = intent.flatMap((wish) => (keepsTitle(wish, 'foreign', words) ? [] : (said(wish, 'label') ?? [])));
  return {
    ...(english.name && { name: english.name }),
    ...(english.description && { description: english.description }),
    ...(wishes.length > 0 && { intent: wishes }),
  };
}

/** Each word once, in the order given. */
const distinct = (words: readonly string[]): string[] => [...new Set(words)];

/**
 * The English wording of an action: the author's where it is English, then what his translation gives, then plain words,
 * which tell the numbers, addresses and prices that his own words hold. His words for what people want stay.
 */
function wordingOf(action: LawpAction, context: SiteContext, own: OwnDocument): Wording {
  const { keepsName, description, isWhole } = readActionWords(action, own.words);
  if (keepsName && isWhole) return action;
  const given = givenWording(own, action, own.words.names);
  const machine = context.english === undefined || given !== null ? {} : machineWording(action, context, own);
  const byId = wordingOfId(action, context, own);
  const plain = { ...byId, ...machine, intent: [...byId.intent, ...(machine.intent ?? [])], ...given };
  const said = description === '' ? plain.description : description;
  const more = missingFacts(action.description, said, own.countries);
  return {
    name: keepsName ? action.name : plain.name,
    description: more === '' ? said : `${said} ${more}`,
    intent: given?.intent ?? distinct([...plain.intent, ...action.intent]),
  };
}

function withoutForeignHints(fields: readonly LawpField[], words: OwnWords): LawpField[] {
  return fields.map((field) => {
    const { description, ...rest } = field;
    return description === undefined || keepsHint(description, words) ? field : rest;
  });
}

function englishInput({ fields, ...rest }: LawpAction['input'], words: OwnWords): LawpAction['input'] {
  return fields === undefined ? rest : { ...rest, fields: withoutForeignHints(fields, words) };
}

function englishOutput(output: LawpAction['output'], words: OwnWords): Pick<LawpAction, 'output'> {
  if (output === undefined) return {};
  const { fields, description } = output;
  const said = description !== undefined && keepsHint(description, words) ? { description } : {};
  return { output: { fields: withoutForeignHints(fields, words), ...said } };
}

function englishSafety(safety: LawpAction['safety'], words: OwnWords): Pick<LawpAction, 'safety'> {
  if (safety === undefined) return {};
  const { note, ...flags } = safety;
  return { safety: note !== undefined && keepsHint(note, words) ? safety : flags };
}

/**
 * The actions of a document that the site or its owner wrote, in English: own words that are English stay, then its
 * `translations.en`, then plain words for what the action's id says (R7). Endpoints are kept for native documents only,
 * and an action with one carries no url (R52).
 */
export function describeOwnActions(own: OwnDocument, context: SiteContext, source: 'native' | 'owner'): LawpAction[] {
  return own.document.actions.map((action) => {
    const { url, endpoint, output, safety, input, modes, ...rest } = action;
    const { name, description, intent } = wordingOf(action, context, own);
    const callable = endpoint !== undefined && source === 'native';
    const possible = modes?.filter((mode) => callable || mode !== 'quote') ?? [];
    return {
      ...rest,
      name,
      description,
      intent,
      input: englishInput(input, own.words),
      ...(callable ? { endpoint } : url === undefined ? {} : { url }),
      ...englishOutput(output, own.words),
      ...(possible.length === 0 ? {} : { modes: possible }),
      ...englishSafety(safety, own.words),
    };
  });
}
