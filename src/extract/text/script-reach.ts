import { type Element, isText } from 'domhandler';

/** Longer programs are whole libraries, which may do anything. */
const MAX_PROGRAM = 100_000;
const MAX_NAMES = 20;
/** Names behind the signs of selectors, or at the beginning of a text. */
const NAME = /(?<=[.#["'`\s])[a-z_][\w-]*/gi;

/** By what a script changes how elements look: by itself, or by a class of which the styles say more. */
const BY_ITSELF =
  /\.style\b|\.css\(|opacity|visibility|display|animat|fade|slide|toggle\(|show|hide|remove|replace|setAttribute|innerHTML|outerHTML|gsap|reveal/i;
const BY_CLASS = /class/i;

/** Attributes that a page makes up for its scripts. */
function isOfPage(attribute: string): boolean {
  return attribute.startsWith('data-');
}

/** What the scripts of a page may do to an element. */
export interface ScriptReach {
  /** One of them was not seen, or is a whole library: it may give classes to elements, and styles. */
  readonly hasUnseenScripts: boolean;
  /** One that stands in the page gives classes to elements. */
  readonly givesClasses: boolean;
  /** One that we have not seen may change anything; one that stands in the page what it names. */
  mayChange(element: Element): boolean;
  /** A script in the page names it, by class or id, and changes by itself how elements look. */
  isNamedByScript(element: Element): boolean;
}

/** Looks through the scripts of a page for what they name. */
export function scriptReach(programs: readonly Element[]): ScriptReach {
  const own = programs.filter(({ attribs }) => attribs.src === undefined);
  const text = own.map(({ children }) => children.map((each) => (isText(each) ? each.data : '')).join('')).join('\n');
  if (text.length > MAX_PROGRAM)
    return { hasUnseenScripts: true, givesClasses: true, mayChange: () => true, isNamedByScript: () => false };
  const hasUnseenScripts = own.length < programs.length;
  // What is named in the page may be given to a script that was not seen.
  const [changes, givesClasses] = [hasUnseenScripts || BY_ITSELF.test(text), BY_CLASS.test(text)];
  let named: ReadonlySet<string> | null = null;
  const isNamed = ({ attribs }: Element): boolean => {
    if (!changes && !givesClasses) return false;
    // Of most pages nobody asks.
    named ??= new Set(text.match(NAME));
    const inText = named;
    if (inText.size === 0) return false;
    const own = `${attribs.id ?? ''} ${attribs.class ?? ''}`.split(/\s+/, MAX_NAMES);
    return [...own, ...Object.keys(attribs).filter(isOfPage)].some((name) => inText.has(name));
  };
  return {
    hasUnseenScripts,
    givesClasses,
    mayChange: (element) => hasUnseenScripts || isNamed(element),
    isNamedByScript: (element) => changes && isNamed(element),
  };
}
