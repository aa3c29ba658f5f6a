import { counted } from '../../../core/counted.ts';
import type { LawpAction, LawpField } from '../../../core/lawp/document.ts';
import { listed } from '../../../core/readiness/criterion.ts';
import type { SiteView } from '../../../prints/site-view.ts';

/** Actions that are seen before anything is opened. */
const SHOWN = 4;

/** One action as printed. */
export interface ShownAction {
  readonly name: string;
  readonly description: string;
  /** http(s) address of the page where a person does it; null when there is none. */
  readonly href: string | null;
  /** "POST https://…" of an action that agents can execute; null otherwise. */
  readonly endpoint: string | null;
  /** "The form asks for name, e-mail and message." or empty. */
  readonly needs: string;
}

/** What visitors can do. */
export interface ActionsSection {
  /** "Actions: 6". */
  readonly title: string;
  readonly rows: readonly ShownAction[];
  /** "8 more actions": what opens below. */
  readonly moreTitle: string;
  /** Those that open below. */
  readonly more: readonly ShownAction[];
  /** The words people use for each, as a list that opens. */
  readonly words: readonly { readonly name: string; readonly value: string }[];
}

/** The actions of a site for people. */
export function toActionsSection({ actions }: SiteView): ActionsSection {
  const rows = actions.map(toRow);
  return {
    title: rows.length === 0 ? 'Actions: none found' : `Actions: ${rows.length}`,
    rows: rows.slice(0, SHOWN),
    moreTitle: counted(Math.max(0, rows.length - SHOWN), 'more action'),
    more: rows.slice(SHOWN),
    words: actions.map(({ name, intent }) => ({ name, value: intent.join(', ') })),
  };
}

function toRow({ name, description, url, endpoint, input }: LawpAction): ShownAction {
  return {
    name,
    description,
    // One address is enough: where agents call, people need not look.
    href: endpoint === undefined && url !== undefined && /^https?:\/\//.test(url) ? url : null,
    endpoint: endpoint === undefined ? null : `${endpoint.method} ${endpoint.url}`,
    needs: needsOf(input.fields ?? [], endpoint === undefined ? 'The form' : 'It'),
  };
}

/** Names of form fields that only a machine reads: "field_1", "input3", "x". */
const MACHINE_NAME = /^.$|\d|^(?:field|input|text|value|control|item)(?:_|$)/;
const MOST_NAMED = 5;
const LONGEST_LABEL = 40;

function needsOf(fields: readonly LawpField[], what: string): string {
  // A form that marks no field as required does not say which are.
  const isMarked = fields.some(({ required }) => required);
  const names = [...new Set(fields.flatMap((field) => fieldWords(field, isMarked)))];
  if (names.length === 0) return '';
  const left = fields.length - Math.min(names.length, MOST_NAMED);
  const parts = names.slice(0, MOST_NAMED);
  return `${what} asks for ${listed(left > 0 ? [...parts, 'more'] : parts)}.`;
}

/** "phone (optional)"; nothing where neither name nor label says what is asked. */
function fieldWords({ name, description, required }: LawpField, isMarked: boolean): string[] {
  const label = description !== undefined && description.length <= LONGEST_LABEL ? description : null;
  const words = MACHINE_NAME.test(name) ? label : name.replaceAll('_', ' ').replace(/\be ?mail\b/, 'e-mail');
  return words === null ? [] : [required || !isMarked ? words : `${words} (optional)`];
}
