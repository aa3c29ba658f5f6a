import { type AnyNode, type Element, isTag, isText } from 'domhandler';
import { parseDocument } from 'htmlparser2';
import { escapeMarkdown } from '../../prints/plain-markdown.ts';

/**
 * What is no part of what a page says: forms but for what they say of a wrong input, pictures with a table beside them,
 * ways to other pages of a book.
 */
const LEFT_OUT = new Set(['script', 'style', 'form', 'search', 'button', 'input', 'svg', 'template']);
const HEADINGS = new Set(['h1', 'h2', 'h3', 'h4']);
const BLOCKS = new Set(['address', 'article', 'div', 'figure', 'header', 'main', 'nav', 'p', 'section']);

/**
 * The same page as Markdown, made from its HTML: what stands in `main`, with full addresses. So a page and its twin can
 * never say different things.
 * @param baseUrl without a slash at its end
 */
export function toPageMarkdown(html: string, baseUrl: string): string {
  const main = findMain(parseDocument(html, { withStartIndices: true }).children);
  const text = main === null ? '' : blocksOf(main.children, baseUrl);
  return `${text.replace(/\n{3,}/g, '\n\n').trim()}\n`;
}

function findMain(nodes: readonly AnyNode[]): Element | null {
  for (const node of nodes) {
    if (!isTag(node)) continue;
    const found = node.name === 'main' ? node : findMain(node.children);
    if (found !== null) return found;
  }
  return null;
}

function isLeftOut({ name, attribs }: Element): boolean {
  return LEFT_OUT.has(name) || 'hidden' in attribs || 'data-no-twin' in attribs || attribs['aria-hidden'] === 'true';
}

/** Blocks one below the other; words that stand between them are paragraphs of their own. */
function blocksOf(nodes: readonly AnyNode[], baseUrl: string): string {
  const blocks: string[] = [];
  let loose = '';
  const settle = (): void => {
    if (loose.trim() !== '') blocks.push(tidy(loose));
    loose = '';
  };
  for (const node of nodes) {
    const block = isTag(node) ? blockOf(node, baseUrl) : null;
    if (block === null) loose += inline([node], baseUrl);
    else {
      settle();
      if (block.trim() !== '') blocks.push(block);
    }
  }
  settle();
  return blocks.join('\n\n');
}

/** A block as Markdown; null for what stands within a line. */
function blockOf(node: Element, baseUrl: string): string | null {
  const { name, children } = node;
  if (name === 'form' || name === 'search') return blocksOf(alertsIn(node), baseUrl);
  if (isLeftOut(node)) return '';
  if (HEADINGS.has(name)) return `${'#'.repeat(Number(name.slice(1)))} ${line(children, baseUrl)}`;
  if (name === 'ul' || name === 'ol') return listOf(node, baseUrl);
  if (name === 'dl') return factsOf(node, baseUrl);
  if (name === 'table') return tableOf(node, baseUrl);
  if (name === 'pre') return fenced(textOf(children));
  if (name === 'blockquote') return blocksOf(children, baseUrl).replace(/^/gm, '> ');
  if (name === 'summary') return `**${line(children, baseUrl)}**`;
  if (name === 'p') return line(children, baseUrl);
  return BLOCKS.has(name) || name === 'details' ? blocksOf(children, baseUrl) : null;
}

/** What a form says of what it was sent. */
function alertsIn({ children }: Element): Element[] {
  return children.filter(isTag).flatMap((child) => (child.attribs.role === 'alert' ? [child] : alertsIn(child)));
}

function listOf({ name, children }: Element, baseUrl: string): string {
  const items = children.filter(isTag).filter((item) => item.name === 'li' && !isLeftOut(item));
  return items
    .map((item, at) => {
      const sign = name === 'ol' ? `${at + 1}. ` : '- ';
      return `${sign}${blocksOf(item.children, baseUrl).replaceAll('\n', `\n${' '.repeat(sign.length)}`)}`;
    })
    .join('\n');
}

/** Names with their values, one a line. */
function factsOf(list: Element, baseUrl: string): string {
  const parts = ['dt', 'dd'].flatMap((name) => descendants(list, name).map((part) => ({ name, part })));
  const order = parts.toSorted((a, b) => (a.part.startIndex ?? 0) - (b.part.startIndex ?? 0));
  return order
    .map(({ name, part }) => {
      const words = line(part.children, baseUrl);
      return name === 'dt' ? `\n- **${words}**:` : ` ${words}`;
    })
    .join('')
    .trim();
}

function tableOf(table: Element, baseUrl: string): string {
  const caption = descendants(table, 'caption').map(({ children }) => line(children, baseUrl));
  const rows = descendants(table, 'tr').map(({ children }) =>
    children.filter(isTag).map((cell) => line(cell.children, baseUrl).replace(/(?<!\\)\|/g, '\\|')),
  );
  const [head = [], ...body] = rows;
  const printed = [head, head.map(() => '---'), ...body].map((cells) => `| ${cells.join(' | ')} |`);
  return [...caption, printed.join('\n')].join('\n\n');
}

function descendants({ children }: Element, name: string): Element[] {
  return children.filter(isTag).flatMap((child) => (child.name === name ? [child] : descendants(child, name)));
}

function line(nodes: readonly AnyNode[], baseUrl: string): string {
  return tidy(inline(nodes, baseUrl));
}

function inline(nodes: readonly AnyNode[], baseUrl: string): string {
  return nodes
    .map((node) => (isText(node) ? escapeMarkdown(node.data) : isTag(node) ? inlineTag(node, baseUrl) : ''))
    .join('');
}

function inlineTag(node: Element, baseUrl: string): string {
  const { name, attribs, children } = node;
  if (isLeftOut(node)) return '';
  if (attribs.role === 'img') return escapeMarkdown(attribs['aria-label'] ?? '');
  if (name === 'br') return ' ';
  if (name === 'img') return escapeMarkdown(attribs.alt ?? '');
  if (name === 'code') return code(textOf(children));
  const words = inline(children, baseUrl);
  if (words.trim() === '') return words;
  if (name === 'a' && attribs.href !== undefined) return `[${tidy(words)}](${addressOf(attribs.href, baseUrl)})`;
  if (name === 'b' || name === 'strong') return `**${tidy(words)}**`;
  if (name === 'em') return `*${tidy(words)}*`;
  // Blocks within a line, such as the parts of a row, are parted by a space.
  return BLOCKS.has(name) || HEADINGS.has(name) || name === 'li' ? ` ${words} ` : words;
}

function addressOf(href: string, baseUrl: string): string {
  const whole = href.startsWith('/') ? `${baseUrl}${href}` : href;
  return whole.replace(/[\s()<>]/g, (char) => encodeURIComponent(char).replace('(', '%28').replace(')', '%29'));
}

/** Code ends where as many backticks stand as at its beginning: there are more than in the text. */
function code(text: string): string {
  const fence = '`'.repeat(longestRun(text) + 1);
  const space = /^`|`$/.test(text) ? ' ' : '';
  return `${fence}${space}${text}${space}${fence}`;
}

function fenced(text: string): string {
  const fence = '`'.repeat(Math.max(longestRun(text) + 1, 3));
  return `${fence}\n${text.replace(/\n$/, '')}\n${fence}`;
}

/** Most backticks in a row. */
function longestRun(text: string): number {
  return (text.match(/`+/g) ?? []).reduce((longest, { length }) => Math.max(longest, length), 0);
}

function textOf(nodes: readonly AnyNode[]): string {
  return nodes.map((node) => (isText(node) ? node.data : isTag(node) ? textOf(node.children) : '')).join('');
}

function tidy(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
