import { describe, expect, test } from 'vitest';
import { withIndexLine } from '../../../src/prints/index-line.ts';
import { toPageMarkdown } from '../../../src/web/markdown/page-markdown.ts';

const BASE = 'https://here.example';
const markdown = (main: string) => toPageMarkdown(`<nav>no</nav><main>${main}</main><footer>no</footer>`, BASE);

describe('a page as Markdown', () => {
  test('says what stands in its main part, with full addresses', () => {
    expect(markdown('<h1>Docs</h1><p>See <a href="/docs/api">the <b>API</b></a> and <code>x</code>.</p>')).toBe(
      '# Docs\n\nSee [the **API**](https://here.example/docs/api) and `x`.\n',
    );
  });

  test.each([
    ['<code>a``b</code>', '```a``b```'],
    ['<code>`a</code>', '`` `a ``'],
    ['<code>[a](b)</code>', '`[a](b)`'],
    ['<pre>a\n````\nb</pre>', '`````\na\n````\nb\n`````'],
  ])('ends code where it ends, whatever backticks are in it: %s', (html, expected) => {
    expect(markdown(html)).toBe(`${expected}\n`);
  });

  test('has lists, tables, code and folded parts', () => {
    expect(markdown('<ul><li>one</li><li><p>two</p><p>more</p></li></ul>')).toBe('- one\n- two\n  \n  more\n');
    expect(markdown('<ol><li>a</li><li>b</li></ol>')).toBe('1. a\n2. b\n');
    expect(
      markdown(
        '<table><caption>Sites</caption><thead><tr><th>A</th><th>B</th></tr></thead><tbody><tr><td>1</td><td>x|y</td></tr></tbody></table>',
      ),
    ).toBe('Sites\n\n| A | B |\n| --- | --- |\n| 1 | x\\|y |\n');
    expect(markdown('<pre><code>a\n  b\n</code></pre>')).toBe('```\na\n  b\n```\n');
    expect(markdown('<details><summary>More</summary><p>text</p></details>')).toBe('**More**\n\ntext\n');
  });

  test('puts names and their values on one line', () => {
    const list = '<dl><div><dt>sites</dt><dd>20</dd></div><dt>pages</dt><dd>93</dd><dd>more</dd></dl>';
    expect(markdown(list)).toBe('- **sites**: 20\n- **pages**: 93 more\n');
  });

  test('leaves out forms, drawings and what is hidden, and says pictures of marks in words', () => {
    expect(
      markdown(
        '<form><input value="q"><button>Go</button></form><svg><text>9</text></svg><p hidden>h</p><p><span role="img" aria-label="4 of 7 met"><i class="m"></i></span></p>',
      ),
    ).toBe('4 of 7 met\n');
  });

  test('says what is wrong with what a form was sent', () => {
    const field = '<label>Domain</label><p role="alert">This is not a <b>domain</b>.</p><input>';
    const list = '<div role="alert"><p>Two faults.</p><ul><li>one</li><li>two</li></ul></div>';
    expect(markdown(`<h2>Which?</h2><form><div>${field}</div>${list}<small>note</small></form>`)).toBe(
      '## Which?\n\nThis is not a **domain**.\n\nTwo faults.\n\n- one\n- two\n',
    );
  });

  test('lets no name of a site act as Markdown or HTML', () => {
    const name = '*a* [b](javascript:x) &lt;img src=x&gt; `c`';
    expect(markdown(`<p>${name}</p>`)).toBe('\\*a\\* \\[b\\]\\(javascript:x) \\<img src=x\\> \\`c\\`\n');
    const picture = '<p><a href="/x">![p](https://x.example/p.png)</a></p>';
    expect(markdown(picture)).toContain('[!\\[p\\]\\(https://x.example/p.png)](');
    expect(markdown('<p># C#</p><h2>C #</h2>')).toBe('\\# C#\n\n## C \\#\n');
    expect(markdown('<p><a href="https://x.example/a)b (c">d</a></p>')).toContain('(https://x.example/a%29b%20%28c)');
  });
});

test('a twin leads to the list of all pages, below its heading', () => {
  expect(withIndexLine('# Docs\n\nWords.\n', BASE)).toBe(
    `# Docs\n\n> All pages of this service for agents: [llms.txt](${BASE}/llms.txt)\n\nWords.\n`,
  );
});
