import { describe, expect, it } from 'vitest';
import { cleanName, splitTitle } from '../../src/extract/names/clean-name.ts';

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
