/** A heading of a page of words, for the list of what is on the page. */
export interface DocsHeading {
  readonly id: string;
  /** HTML of its words. */
  readonly html: string;
}

/** A page of words made ready to be shown. */
export interface DocsHtml {
  readonly html: string;
  /** Headings of the second level. */
  readonly headings: readonly DocsHeading[];
}

/** Stands in our words for the address of the service that shows them. */
const ADDRESS = 'https://waymark.example';

/** `<h2 id="…">Let it in {#let-in}</h2>`: a heading that says its own id. */
const HEADING = /<h([2-4]) id="([^"]*)">(.*?)(?:\s*\{#([\w-]+)\})?<\/h\1>/gs;
const CODE = /<pre([^>]*)><code([^>]*)>(.*?)<\/code><\/pre>/gs;
/** A name, a date, a word in a sentence: they are not broken at their hyphens. */
const SHORT_CODE = /<code>([^<]{1,24})<\/code>/g;
const HYPHENED = /\be-mails?\b/gi;
/** A number and its unit stay together, too. */
const SIZE = /(\d) (?=[KMG]B\b)/g;
/** Markdown has no table without a head; ours have none to read where its words are empty. */
const EMPTY_HEAD = /<thead>\s*<tr>(?:\s*<th[^>]*>\s*<\/th>)+\s*<\/tr>\s*<\/thead>/g;
const EMPTY_CELL = /<th([^>]*)>\s*<\/th>/g;
const TABLE = /<table>.*?<\/table>/gs;
/** The first cell of each row of a body. */
const FIRST_CELL = /<tr>(\s*)<td([^>]*)>(.*?)<\/td>/gs;

/**
 * Puts into compiled words what only the page knows: the address of this service, the ids that headings name themselves,
 * a copy button beside each piece of code, names that stay in one line, and a frame around each table that may be wider
 * than the page.
 */
export function toDocsHtml(compiled: string, baseUrl: string): DocsHtml {
  const headings: DocsHeading[] = [];
  let pieces = 0;
  let tables = 0;
  const html = compiled
    .replaceAll(ADDRESS, baseUrl)
    .replace(HEADING, (_whole, level: string, slug: string, words: string, own?: string) => {
      const id = own ?? slug;
      if (level === '2') headings.push({ id, html: words });
      return `<h${level} id="${id}">${words}</h${level}>`;
    })
    .replace(CODE, (_whole, ofPre: string, ofCode: string, code: string) => {
      pieces += 1;
      const id = `code-${pieces}`;
      const button = `<button class="btn" type="button" data-copy="${id}" aria-label="Copy this code" hidden>Copy</button>`;
      return `<div class="sample">${button}<pre${ofPre}><code id="${id}"${ofCode}>${code}</code></pre></div>`;
    })
    .replace(SHORT_CODE, '<code class="whole">$1</code>')
    .replace(HYPHENED, '<span class="whole">$&</span>')
    .replace(SIZE, '$1&nbsp;')
    .replace(EMPTY_HEAD, '')
    .replace(EMPTY_CELL, '<td$1></td>')
    .replace(TABLE, (table) => {
      tables += 1;
      return `<section class="scroll" tabindex="0" aria-label="Table ${tables}">${withLabels(withRowHeads(table))}</section>`;
    });
  return { html, headings };
}

/** A phone shows wide rows cell by cell: each cell but the first says its column. */
function withLabels(table: string): string {
  const [head = ''] = table.split('</thead>');
  const labels = Array.from(head.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/gs), ([, label = '']) =>
    label.replaceAll(/<[^>]*>/g, ''),
  );
  if (labels.length < 3) return table;
  return table.replace('<table>', '<table class="stacked">').replace(/<tr>.*?<\/tr>/gs, (row) => {
    let column = 0;
    return row.replace(/<t([hd])(?=[ >])/g, (cell, kind: string) => {
      const label = labels[column++];
      return kind === 'd' && column > 1 ? `${cell} data-label="${label}"` : cell;
    });
  });
}

/** Where nothing stands above the first column, its cells say what their rows are of. */
function withRowHeads(table: string): string {
  if (/<thead>\s*<tr>\s*<th/.test(table)) return table;
  const [head = '', body] = table.split('</thead>');
  const rows = (part: string) => part.replace(FIRST_CELL, '<tr>$1<th scope="row"$2>$3</th>');
  return body === undefined ? rows(head) : `${head}</thead>${rows(body)}`;
}
