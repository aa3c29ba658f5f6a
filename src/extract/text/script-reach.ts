import { type Element, isText } from 'domhandler';
import { remembered } from '../../language/word-memo.ts';

/** Longer programs are whole libraries, which may do anything. */
const MAX_PROGRAM = 100_000;
const MAX_NAMES = 20;

/** What the scripts of a page may do to an element. */
export interface ScriptReach {
  /** One that we have not seen may change anything; one that stands in the page what it names. */
  mayChange(element: Element): boolean;
  /** A script in the page names it, by class or id. */
  isNamedByScript(element: Element): boolean;
}

/** Looks through the scripts of a page for what they name. */
export function scriptReach(programs: readonly Element[]): ScriptReach {
  const own = programs.filter(({ attribs }) => attribs.src === undefined);
  const text = own.map(({ children }) => children.map((each) => (isText(each) ? each.data : '')).join('')).join('\n');
  if (text.length > MAX_PROGRAM) return { mayChange: () => true, isNamedByScript: () => false };
  const hasUnseen = own.length < programs.length;
  const isNamed = remembered((names) =>
    names
      .split(/\s+/, MAX_NAMES)
      .some(
        (name) => name !== '' && [`.${name}`, `#${name}`, `"${name}`, `'${name}`].some((each) => text.includes(each)),
      ),
  );
  const isNamedByScript = ({ attribs }: Element) =>
    text !== '' && isNamed(`${attribs.id ?? ''} ${attribs.class ?? ''}`);
  return { mayChange: (element) => hasUnseen || isNamedByScript(element), isNamedByScript };
}
