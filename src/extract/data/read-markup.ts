import { parseHtml } from '../page/html-tree.ts';
import { readPageText } from '../text/page-text.ts';
import { toTextSource } from '../text/text-source.ts';

/** Elements of HTML, so that "a <b", "<3" and "<your name>" are texts. */
const ELEMENTS =
  'a|abbr|address|article|aside|audio|b|base|bdi|bdo|big|blink|blockquote|body|br|button|canvas|center|cite|code|dd|del|details|dfn|dialog|div|dl|dt|em|embed|fieldset|figcaption|figure|font|footer|form|frame|h[1-6]|head|header|hr|html|i|iframe|img|input|ins|kbd|label|legend|li|link|main|map|mark|marquee|math|menu|meta|nav|noscript|object|ol|optgroup|option|p|param|picture|pre|q|s|samp|script|section|select|slot|small|source|span|strike|strong|style|sub|summary|sup|svg|table|tbody|td|template|textarea|tfoot|th|thead|title|tr|track|tt|u|ul|var|video|wbr';
const VALUE = '\\s*=\\s*(?:"[^"]*"|\'[^\']*\'|[^\\s"\'<>=`]+)';
/** A whole tag: attributes have a value, or are of those that need none ("a<b and c>d" has none). */
const TAG = new RegExp(
  `<(?:${ELEMENTS})(?:\\s+[a-z@:][a-z0-9_:.@-]*${VALUE}|\\s+(?:hidden|disabled|checked|open|inert|popover|controls|async|defer))*\\s*/?>|</(?:${ELEMENTS})\\s*>|<!--`,
  'i',
);

/** Whether a text that should be plain holds HTML. Linear in the text. */
export function holdsMarkup(text: string): boolean {
  return text.includes('<') && TAG.test(text);
}

/** What a person would see of a text that holds HTML; any other text as it is. */
export function readMarkup(text: string): string {
  if (!holdsMarkup(text)) return text;
  const source = toTextSource(parseHtml(text));
  // It stands in a page that we do not know.
  return readPageText({ ...source, page: { ...source.page, hasUnseenStyles: true } }).text.trim();
}
