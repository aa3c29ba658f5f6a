import { describe, expect, it } from 'vitest';
import { isLegalForm, LEGAL_FORM, withoutFormBefore, withoutFormBehind } from '../../src/language/legal-forms.ts';

describe('a legal form', () => {
  it.each([
    ['Bäckerei Müller GmbH & Co. KG', 'Bäckerei Müller'],
    ['Kestrel Plumbing Ltd.', 'Kestrel Plumbing'],
    ['Kestrel Plumbing, Inc', 'Kestrel Plumbing'],
    ['Pekárna Lípa s. r. o.', 'Pekárna Lípa'],
    ['Forno Rosa S.p.A.', 'Forno Rosa'],
    ['Piekarnia Lipa sp. z o.o.', 'Piekarnia Lipa'],
    ['Solsiden Bageri A/S', 'Solsiden Bageri'],
    ['青空株式会社', '青空'],
    ['The Coffee Company', 'The Coffee Company'],
    ['Lisa', 'Lisa'],
  ])('behind “%s” leaves “%s”', (name, bare) => {
    expect(withoutFormBehind(name)).toBe(bare);
  });

  it.each([
    ['ООО Ромашка', 'Ромашка'],
    ['UAB. Duona', 'Duona'],
    ['株式会社青空', '青空'],
    ['as you like it', 'as you like it'],
    ['Asa Nord', 'Asa Nord'],
  ])('before “%s” leaves “%s”', (name, bare) => {
    expect(withoutFormBefore(name)).toBe(bare);
  });

  it.each([['gmbh'], ['s r o'], ['sro'], ['sp z o o'], ['gmbh co kg'], ['pty ltd'], ['company'], ['ооо']])(
    'is told by the words “%s”',
    (words) => {
      expect(isLegalForm(words.split(' '))).toBe(true);
    },
  );

  it.each([['bakery'], ['bakery gmbh'], ['s r']])('is not “%s”', (words) => {
    expect(isLegalForm(words.split(' '))).toBe(false);
  });

  it('is a pattern with or without full stops and the space behind them', () => {
    const whole = new RegExp(`^${LEGAL_FORM}$`, 'u');
    for (const form of ['S.A.', 'SA', 'S. A.', 'GmbH', 'L.L.C.', 'LLC', 'A/S']) expect(form).toMatch(whole);
    for (const other of ['sa', 'Sal', 'AB.']) expect(other).not.toMatch(whole);
  });
});
