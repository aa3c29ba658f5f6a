import { describe, expect, it } from 'vitest';
import { cleanName, splitTitle } from '../../src/extract/names/clean-name.ts';
import { ownTitleParts, withoutNameBehind } from '../../src/extract/names/own-title.ts';

describe('splitTitle', () => {
  it.each([
    ['产品中心-上海云帆科技有限公司', ['产品中心', '上海云帆科技有限公司']],
    ['关于我们_云帆科技', ['关于我们', '云帆科技']],
    ['会社概要｜霧島酒造', ['会社概要', '霧島酒造']],
    ['회사소개-안개나루', ['회사소개', '안개나루']],
    ['T-シャツの店', ['T-シャツの店']],
    ['Rhein-Neckar-Zeitung', ['Rhein-Neckar-Zeitung']],
  ])('%s', (title, parts) => expect(splitTitle(title)).toEqual(parts));
});

describe('cleanName', () => {
  it.each([
    ['Feasting At Home', 'Feasting At Home'],
    ['Acme Homepage', 'Acme'],
    ['ContactUs', null],
  ])('%s', (text, name) => expect(cleanName(text)).toBe(name));
});

describe('what a title tells of its page', () => {
  const site = { name: 'Harbour Courier', host: 'www.harbourcourier.example' };
  const told = (title: string, heading: string | null = null) => ownTitleParts(title, heading, site);

  it.each([
    ['Ferry is late again - Harbour Courier', ['Ferry is late again']],
    ['Ferry is late again - HarbourCourier', ['Ferry is late again']],
    ['Ferry is late again - The Harbour Courier', ['Ferry is late again']],
    ['Ferry is late again | harbourcourier.example', ['Ferry is late again']],
    ['Ferry: late again | Harbour Courier | News since 1902', ['Ferry', 'late again']],
    ['Harbour Courier | Ferry is late again', ['Ferry is late again']],
    ['Ferry is late again | HarbourCourier, news of the coast', ['Ferry is late again']],
    ['Harbour Courier Registration - No card needed', ['Harbour Courier Registration', 'No card needed']],
    ['Harbour Courier', []],
    ['Ann’s harbour » Blog Archive » Ferry is late', ['Ferry is late']],
    ['Harbour lights | Courier services', ['Harbour lights', 'Courier services']],
  ])('is all but whose site it is and what follows: %s', (title, parts) => expect(told(title)).toEqual(parts));

  it('is what follows the name where the page is headed so', () => {
    expect(told('News - Harbour Courier - Ferry is late again', 'Ferry is late again')).toEqual([
      'News',
      'Ferry is late again',
    ]);
  });

  it('needs no name: the address is one', () => {
    expect(ownTitleParts('Rates | Kiln & Co', null, { name: null, host: 'kiln.example' })).toEqual(['Rates']);
  });

  it('has a thing called as it is, marks and all', () => {
    expect(withoutNameBehind('Plum pie: a “quick” one | Harbour Courier', site)).toBe('Plum pie: a “quick” one');
    expect(withoutNameBehind('Plum pie | Apple pie', site)).toBe('Plum pie | Apple pie');
  });
});
