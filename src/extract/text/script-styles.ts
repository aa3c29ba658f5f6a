import { type Element, isText } from 'domhandler';

/** Longer programs do more than to name an element and change it. */
const MAX_PROGRAM = 3_000;
const MAX_PROGRAMS = 50;

/** A call that finds elements, in a text whose white space is single spaces. */
const FOUND = 'document\\.(getElementById|querySelector|querySelectorAll)\\( ?["\'`]([^"\'`\\\\{}]{1,100})["\'`] ?\\)';
/** Of each of many: "forEach(each => each" or "forEach((each) => { each". */
const EACH = '(?:\\.forEach\\( ?\\(?\\w{1,30}\\)? ?=> ?\\{? ?\\w{1,30})?';
const DEED =
  '\\.(?:style\\.(\\w{1,40}) ?= ?(?:["\'`]([^"\'`;{}<>]{0,100})["\'`]|(-?[\\d.]{1,20}))|(hidden ?= ?(?:true|!0)|remove\\(\\)|(?:innerHTML|textContent|innerText) ?= ?["\'`][^"\'`<>]{0,200}["\'`]))';
/** One statement that changes how elements look, whatever else happens. */
const STATEMENT = new RegExp(` ?${FOUND}${EACH}${DEED}(?: ?;)?(?: ?\\})?(?: ?\\))?(?: ?;)? ?`, 'y');

/** What scripts in a page say of its elements at once, and the scripts of which that is not known. */
interface ScriptStyles {
  /** A style sheet; empty where none says anything. */
  readonly sheet: string;
  readonly others: readonly Element[];
}

/**
 * Reads the scripts of a page that do nothing but to change how elements look, whenever it is opened. What another
 * script names, too, is left as it is.
 */
export function stylesOfScripts(programs: readonly Element[]): ScriptStyles {
  const none = { sheet: '', others: programs };
  if (programs.length > MAX_PROGRAMS || programs.some(({ attribs }) => attribs.src !== undefined)) return none;
  const read = programs.map((program) => ({ program, text: textOf(program) }));
  const parts = read.map((each) => ({ ...each, rules: rulesIn(each.text) }));
  const unread = parts.filter(({ rules }) => rules === null);
  if (unread.length === parts.length) return none;
  const isNamed = ({ selector }: ScriptRule) =>
    (selector.match(/[\w-]+/g) ?? []).some((word) => unread.some(({ text }) => text.includes(word)));
  const known = parts.filter(({ rules }) => rules !== null && !rules.some(isNamed));
  const sheet = known
    .flatMap(({ rules }) => rules ?? [])
    .map(({ selector, says }) => `${selector}{${says} !important}`);
  const ours = new Set(known.map(({ program }) => program));
  return { sheet: sheet.join('\n'), others: programs.filter((program) => !ours.has(program)) };
}

function textOf({ children }: Element): string {
  return children.map((each) => (isText(each) ? each.data : '')).join('');
}

interface ScriptRule {
  readonly selector: string;
  readonly says: string;
}

/** What a script says of elements; null where it does anything else. */
function rulesIn(script: string): readonly ScriptRule[] | null {
  if (script.length > MAX_PROGRAM || !script.includes('document.')) return null;
  const program = script.trim().replace(/\s+/g, ' ');
  const rules: ScriptRule[] = [];
  STATEMENT.lastIndex = 0;
  while (STATEMENT.lastIndex < program.length) {
    const found = STATEMENT.exec(program);
    const [, call, name = '', property, text, number = ''] = found ?? [];
    // Of several elements only the first is meant, and nobody knows which one that is.
    if (!found || (call === 'querySelector' && !name.includes('#')) || property === 'cssText') return null;
    const selector = call === 'getElementById' ? `[id="${name}"]` : name;
    // To take back what was said of it says nothing by itself.
    if (property && text === '') continue;
    rules.push({ selector, says: property ? `${toName(property)}:${text ?? number}` : 'display:none' });
  }
  return rules;
}

/** The name of a property that scripts write in one word: "maxHeight". */
function toName(property: string): string {
  return property === 'cssFloat' ? 'float' : property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
