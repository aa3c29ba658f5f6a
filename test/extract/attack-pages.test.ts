import { describe, expect, it } from 'vitest';
import { readAttackPages } from '../../scripts/suites/attacks/attack-pages.ts';
import { readsText } from '../../scripts/suites/attacks/reads-text.ts';

const { pages, honest, passage } = readAttackPages();

describe('of the published attack pages', () => {
  it.each(pages.filter(({ expected }) => expected === 'unseen'))('$id: what nobody sees is not read', ({ html }) => {
    expect(readsText(html, passage)).toBe(false);
  });

  it.each(pages.filter(({ expected }) => expected === 'seen'))('$id: what people see is read', ({ html }) => {
    expect(readsText(html, passage)).toBe(true);
  });

  it('every honest text is read', () => {
    expect(pages.filter(({ html }) => !readsText(html, honest)).map(({ id }) => id)).toEqual([]);
  });

  it('at least 110 are tricks', () => {
    expect(pages.filter(({ expected }) => expected === 'unseen').length).toBeGreaterThanOrEqual(110);
  });
});
