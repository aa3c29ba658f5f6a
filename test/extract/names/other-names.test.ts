import { describe, expect, it } from 'vitest';
import { otherNames } from '../../../src/extract/names/other-names.ts';
import { seenPage } from '../seen-page.ts';

const page = seenPage('<title>DH</title>');
const candidate = (name: string, source: string) => ({ name, source, weight: 1, page });

describe('what else a site is called', () => {
  it('is declared where names are, and has a word that its name lacks', () => {
    const found = otherNames(
      [
        candidate('DH', 'og:site_name'),
        candidate('The Daily Herald', 'schema.org Organization'),
        candidate('The daily herald', 'application-name'),
        candidate('Weather in Leeds', 'the title'),
      ],
      'DH',
    );
    expect(found).toEqual(['The Daily Herald']);
  });

  it.each(['Herald', 'DailyHerald', 'daily-herald'])('is not %s beside “Daily Herald”', (name) => {
    expect(otherNames([candidate(name, 'og:site_name')], 'Daily Herald')).toEqual([]);
  });

  it('is no whole sentence, and not any number of names', () => {
    const many = ['One', 'Two', 'Three', 'Four', 'Five', 'A herald of all that goes on here'];
    expect(
      otherNames(
        many.map((name) => candidate(name, 'schema.org WebSite')),
        'DH',
      ),
    ).toEqual(['One', 'Two', 'Three', 'Four']);
  });
});
