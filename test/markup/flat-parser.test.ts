import { Parser } from 'htmlparser2';
import { describe, expect, it } from 'vitest';
import { randomOf } from '../../scripts/bench/random-of.ts';
import { type FlatHandler, flatParser } from '../../src/markup/flat-parser.ts';

/** Everything that a parser tells, one line each. */
function toldBy(start: (handler: FlatHandler) => { end(markup: string): void }, markup: string): string[] {
  const told: string[] = [];
  start({
    onopentag: (name, attributes) => told.push(`<${name} ${JSON.stringify(attributes)}>`),
    ontext: (text) => told.push(text),
    onclosetag: (name) => told.push(`</${name}>`),
  }).end(markup);
  return told;
}

const flat = (markup: string, xml = false) => toldBy((handler) => flatParser(handler, { xml }), markup);
const plain = (markup: string, xml = false) => toldBy((handler) => new Parser(handler, { xmlMode: xml }), markup);

const NAMES =
  'a b br div form g li option p path script select style svg table td textarea title tr foreignObject math mi'.split(
    ' ',
  );

/** Tags of all kinds in any order, never deep. */
function soupOf(seed: number): string {
  const random = randomOf(seed);
  const pick = () => NAMES[Math.floor(random() * NAMES.length)] ?? '';
  return Array.from({ length: 60 }, () => {
    const kind = random();
    if (kind < 0.4) return `<${pick()} class="x">`;
    if (kind < 0.5) return `<${pick()}/>`;
    return kind < 0.85 ? `</${pick()}>` : 'text &amp; ';
  }).join('');
}

describe('flatParser', () => {
  it.each([false, true])('tells what htmlparser2 tells of markup that is not deep (XML: %s)', (xml) => {
    for (let seed = 1; seed <= 400; seed++) {
      const soup = soupOf(seed);
      expect(flat(soup, xml), soup).toEqual(plain(soup, xml));
    }
  });

  it('gives a tag no attributes but those of the markup, whatever they are called', () => {
    const told: Record<string, string>[] = [];
    flatParser({ onopentag: (_, attributes) => told.push(attributes) }).end('<p id="x"><a __proto__="y" id="z">');
    expect(told.map((attributes) => 'constructor' in attributes)).toEqual([false, false]);
    expect(told.map((attributes) => Object.entries(attributes))).toEqual([
      [['id', 'x']],
      [
        ['__proto__', 'y'],
        ['id', 'z'],
      ],
    ]);
  });

  it('makes what is too deep empty siblings, and goes on behind them', () => {
    const told = flat(`${'<div>'.repeat(1000)}x${'</div>'.repeat(1000)}<i>y</i>`);
    const deepest = told.indexOf('</div>');
    expect(told.slice(0, deepest).every((each) => each === '<div {}>')).toBe(true);
    expect(deepest).toBeLessThan(500);
    expect(told.slice(-3)).toEqual(['<i {}>', 'y', '</i>']);
    expect(told.filter((each) => each === '<div {}>')).toHaveLength(1000);
    expect(told.filter((each) => each === '</div>')).toHaveLength(1000);
  });

  it('ends empty siblings by their own closing tags, and by no others', () => {
    const deep = '<div>'.repeat(400);
    const told = flat(`${deep}<b><br></i><b>x</b></b></div>y`);
    expect(told.slice(400)).toEqual([
      '<b {}>',
      '</b>',
      '<br {}>',
      '</br>',
      '<b {}>',
      '</b>',
      'x',
      '</div>',
      'y',
      ...Array.from({ length: 399 }, () => '</div>'),
    ]);
  });

  it('keeps the text of scripts and styles theirs at every depth', () => {
    const told = flat(`${'<div>'.repeat(900)}<script>1</script><style>2</style>`);
    expect(told.join('')).toMatch(/<script \{\}>1<\/script><style \{\}>2<\/style>/);
  });

  it('does not take a drawing’s empty part for the one around it', () => {
    const told = flat(`<svg>${'<g>'.repeat(500)}<g/>x`);
    expect(told.indexOf('x')).toBeLessThan(told.indexOf('</svg>'));
    expect(told.filter((each) => each === '<g {}>')).toHaveLength(501);
  });

  it('reads as many tags of a page as it is told, and no word behind them; of XML all', () => {
    const markup = `<b>1</b>${'</p>2<i>'.repeat(3)}`;
    const read = (maxTags: number) => toldBy((handler) => flatParser(handler, { maxTags }), markup).join('');
    expect(read(2)).toBe('<b {}>1</b><p {}></p>2');
    expect(read(0)).toBe('');
    expect(read(100)).toBe(flat(markup).join(''));
    expect(flat('<i/>'.repeat(50_000), true)).toHaveLength(100_000);
    expect(flat('<i></i>'.repeat(50_000))).toHaveLength(80_000);
  });
});
