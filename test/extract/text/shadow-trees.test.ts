import { describe, expect, it } from 'vitest';
import { sampleAnswer } from '../../../scripts/samples/sample-visit.ts';
import { parsePage } from '../../../src/extract/page/parse-page.ts';

const textOf = (html: string) => parsePage(sampleAnswer('https://bread.example/', html))?.text ?? '';

describe('shadow trees that a page writes itself', () => {
  it('stand where the element stands, with what it holds in their slots', () => {
    const tree = '<template shadowrootmode=open><h2>Rye</h2><slot></slot><p>Seven euro</p></template>';
    const page = `<p>Bread</p><bread-card>${tree}<p>Baked at night</p></bread-card><p>Open</p>`;
    expect(textOf(page).replace(/\s+/g, ' ').trim()).toBe('Bread Rye Baked at night Seven euro Open');
  });

  it('have links that people see', () => {
    const page = parsePage(
      sampleAnswer(
        'https://bread.example/',
        '<bread-nav><template shadowrootmode=open><a href=/menu>Menu</a></template></bread-nav>',
      ),
    );
    const [link] = page?.byTag.get('a') ?? [];
    expect(link && page?.isVisible(link)).toBe(true);
  });

  it('may stand in trees, one in the slot of another, as deep as is likely', () => {
    const around = (inside: string) =>
      `<div><template shadowrootmode=open>${'<div>'.repeat(9)}<slot></slot>${'</div>'.repeat(9)}</template>${inside}</div>`;
    const nest = (times: number): string => (times === 0 ? '<p>Rye</p>' : around(nest(times - 1)));
    expect(textOf(nest(15))).toContain('Rye');
  });

  it.each([10, 200, 380])('are read in a page that nests them without end, %d deep in each', (depth) => {
    const one = `<div><template shadowrootmode=open>${'<div>'.repeat(depth)}<slot></slot>${'</div>'.repeat(depth)}</template>`;
    expect(textOf(`<p>Rye</p>${one.repeat(390)}<p>Spelt</p>`)).toContain('Rye');
  });

  it('are all together compared with their styles no more often than a page is with its own', () => {
    const rules = 'b:nth-last-child(2n+1 of b){color:red}'.repeat(50);
    const tree = `<p><template shadowrootmode=open><style>${rules}</style>${'<b>x</b>'.repeat(250)}</template></p>`;
    const last = '<p><template shadowrootmode=open><style>i{color:red}</style><b>Rye</b></template></p>';
    expect(textOf(tree + last)).toContain('Rye');
    expect(textOf(tree.repeat(10) + last)).not.toContain('Rye');
  });
});
