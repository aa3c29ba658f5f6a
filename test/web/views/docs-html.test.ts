import { expect, test } from 'vitest';
import { toDocsHtml } from '../../../src/web/views/docs-html.ts';

const BASE = 'https://here.example';

test('a heading has the id that it names itself, which nobody reads', () => {
  const { html, headings } = toDocsHtml(
    '<h2 id="let-it-in-let-in">Let <code>it</code> in {#let-in}</h2><p>So.</p><h3 id="more">More</h3>',
    BASE,
  );
  expect(html).toBe('<h2 id="let-in">Let <code class="whole">it</code> in</h2><p>So.</p><h3 id="more">More</h3>');
  expect(headings).toEqual([{ id: 'let-in', html: 'Let <code>it</code> in' }]);
});

test('code has the address of this service, and a button that copies it', () => {
  const { html } = toDocsHtml(
    '<pre class="a"><code class="language-sh">curl https://waymark.example/api</code></pre><pre><code>b</code></pre>',
    BASE,
  );
  expect(html).toContain('<code id="code-1" class="language-sh">curl https://here.example/api</code>');
  expect(html.match(/data-copy="code-[12]"/g)).toHaveLength(2);
});

test('a name or a date in a sentence stays in one line, and what may be longer than a line does not', () => {
  const { html } = toDocsHtml(`<p><code>2026-07-28</code> <code>${'-x'.repeat(13)}</code></p>`, BASE);
  expect(html).toBe(`<p><code class="whole">2026-07-28</code> <code>${'-x'.repeat(13)}</code></p>`);
});

test('“e-mail” is not broken at its hyphen, nor a size before its unit', () => {
  expect(toDocsHtml('<p>By e-mail, at most 64 KB.</p>', BASE).html).toBe(
    '<p>By <span class="whole">e-mail</span>, at most 64&nbsp;KB.</p>',
  );
});

test('a head without words is none', () => {
  const { html } = toDocsHtml('<table><thead><tr><th></th><th></th></tr></thead><tbody></tbody></table>', BASE);
  expect(html).not.toContain('<th');
  const row = '<table><thead><tr><th></th><th>free</th></tr></thead></table>';
  expect(toDocsHtml(row, BASE).html).toContain('<tr><td></td><th>free</th></tr>');
});

test('a wide table can be moved by itself, also with the keyboard', () => {
  expect(toDocsHtml('<table><tr><td>x</td></tr></table>', BASE).html).toMatch(
    /^<section class="scroll" tabindex="0" aria-label="Table 1"><table>/,
  );
});

test('each cell of a table of three columns says its column, for phones that show it by itself', () => {
  const head = '<thead><tr><th>Source</th><th>Used for</th><th><code>by</code></th></tr></thead>';
  const { html } = toDocsHtml(`<table>${head}<tbody><tr><td>a</td><td>b</td><td>c</td></tr></tbody></table>`, BASE);
  expect(html).toContain('<td>a</td><td data-label="Used for">b</td><td data-label="by">c</td>');
  const two =
    '<table><thead><tr><th>of</th><th>b</th></tr></thead><tbody><tr><td>a</td><td>b</td></tr></tbody></table>';
  expect(toDocsHtml(two, BASE).html).not.toContain('data-label');
});

test.each([
  ['<table><tbody><tr><td>a</td><td>b</td></tr></tbody></table>', '<tr><th scope="row">a</th><td>b</td></tr>'],
  [
    '<table><thead><tr><th></th><th>free</th></tr></thead><tbody><tr><td>a</td><td>b</td></tr></tbody></table>',
    '<tr><td></td><th>free</th></tr></thead><tbody><tr><th scope="row">a</th><td>b</td></tr>',
  ],
  [
    '<table><thead><tr><th>of</th><th>b</th></tr></thead><tbody><tr><td>a</td><td>b</td></tr></tbody></table>',
    '<tbody><tr><td>a</td><td>b</td></tr>',
  ],
])('a row is named by its first cell where no head names the column', (table, rows) => {
  expect(toDocsHtml(table, BASE).html).toContain(rows);
});
