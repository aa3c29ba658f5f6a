import { ACTION_CATALOGUE, ACTION_IDS, type ActionId } from '../../core/actions/catalogue.ts';
import type { LawpAction, LawpDocument, LawpField } from '../../core/lawp/document.ts';
import { genericAction } from '../../language/english-actions.ts';
import { isEnglish, keepEnglish } from '../../language/english-text.ts';
import type { SiteContext } from '../../language/site-context.ts';

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

/** Words from the action's id, which is English by its nature: "request_quote" → "Request quote". */
function wordingOfId(action: LawpAction, context: SiteContext): Wording {
  const known = knownId(action);
  if (known !== null) return genericAction(known, context);
  const words = action.id.split(/[_-]+/).filter((word) => word !== '');
  const name = words.join(' ').replace(/^./, (letter) => letter.toUpperCase());
  return {
    name,
    description: `The action “${words.join(' ')}” of ${context.name}.`,
    intent: [...words, 'action'].slice(0, 12),
  };
}

/** The text of a LAWP document is English whatever language its site is in, so nothing else is believed of it beforehand. */
function isEnglishWording({ name, description, intent }: Wording): boolean {
  if (name === '' || description === '' || intent.length === 0) return false;
  return isEnglish(`${name}. ${description}`, null) && keepEnglish(description) === description;
}

function givenWording(document: LawpDocument, action: LawpAction, fallback: Wording): Wording | null {
  const given = document.translations?.en?.actions?.[action.id];
  if (given === undefined || !isEnglish(`${given.name ?? ''} ${given.description ?? ''}`, null)) return null;
  return {
    name: given.name ?? fallback.name,
    description: given.description ?? fallback.description,
    intent: given.intent ?? fallback.intent,
  };
}

function withoutForeignHints(fields: readonly LawpField[]): LawpField[] {
  return fields.map((field) => {
    const { description, ...rest } = field;
    return description === undefined || isEnglish(description, null) ? field : rest;
  });
}

function englishInput({ fields, ...rest }: LawpAction['input']): LawpAction['input'] {
  return fields === undefined ? rest : { ...rest, fields: withoutForeignHints(fields) };
}

function englishOutput(output: LawpAction['output']): Pick<LawpAction, 'output'> {
  if (output === undefined) return {};
  const { fields, description } = output;
  const said = description !== undefined && isEnglish(description, null) ? { description } : {};
  return { output: { fields: withoutForeignHints(fields), ...said } };
}

function englishSafety(safety: LawpAction['safety']): Pick<LawpAction, 'safety'> {
  if (safety === undefined) return {};
  const { note, ...flags } = safety;
  return { safety: note !== undefined && isEnglish(note, null) ? safety : flags };
}

/**
 * The actions of a document that the site or its owner wrote, in English: own words that are English stay, then its
 * `translations.en`, then plain words for what the action's id says (R7). Endpoints are kept for native documents only,
 * and an action with one carries no url (R52).
 */
export function describeOwnActions(
  document: LawpDocument,
  context: SiteContext,
  source: 'native' | 'owner',
): LawpAction[] {
  return document.actions.map((action) => {
    const { url, endpoint, output, safety, input, modes, ...rest } = action;
    const fallback = wordingOfId(action, context);
    const wording = isEnglishWording(action) ? {} : (givenWording(document, action, fallback) ?? fallback);
    const callable = endpoint !== undefined && source === 'native';
    const possible = modes?.filter((mode) => callable || mode !== 'quote') ?? [];
    return {
      ...rest,
      ...wording,
      input: englishInput(input),
      ...(callable ? { endpoint } : url === undefined ? {} : { url }),
      ...englishOutput(output),
      ...(possible.length === 0 ? {} : { modes: possible }),
      ...englishSafety(safety),
    };
  });
}
