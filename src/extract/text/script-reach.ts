import { type Element, isText } from 'domhandler';

/** Longer programs are whole libraries, which may do anything. */
const MAX_PROGRAM = 100_000;
const MAX_NAMES = 20;
/** Names behind the signs of selectors, or at the beginning of a text. */
const NAME = /(?<=[.#"'`\s])[a-z_][\w-]*/gi;

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
  let named: ReadonlySet<string> | null = null;
  const isNamedByScript = ({ attribs }: Element): boolean => {
    // Of most pages nobody asks.
    named ??= new Set(text.match(NAME));
    const inText = named;
    return (
      inText.size > 0 &&
      `${attribs.id ?? ''} ${attribs.class ?? ''}`.split(/\s+/, MAX_NAMES).some((name) => inText.has(name))
    );
  };
  return { mayChange: (element) => hasUnseen || isNamedByScript(element), isNamedByScript };
}
