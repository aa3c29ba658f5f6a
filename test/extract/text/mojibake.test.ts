import { describe, expect, it } from 'vitest';
import { decodeBody } from '../../../src/extract/page/decode.ts';
import { withoutMojibake } from '../../../src/extract/text/mojibake.ts';

describe('withoutMojibake', () => {
  it.each([
    ['BÃ¤ckerei MÃ¼ller', 'Bäckerei Müller'],
    ['the bakerâ€™s â€œryeâ€\u009d', 'the baker’s “rye”'],
    ['ÐŸÐµÐºÐ°Ñ€Ð½Ñ\u008f', 'Пекарня'],
    ['Ã¼ber die BrÃ¼cke, aber schon öffentlich', 'über die Brücke, aber schon öffentlich'],
  ])('puts %s right', (broken, right) => expect(withoutMojibake(broken)).toBe(right));

  it.each(['A IRMÃ E O PÃO', 'Â« Bonjour', 'Âge, Été, naïve façade', 'ÂÃ'])('leaves %s', (text) =>
    expect(withoutMojibake(text)).toBe(text),
  );

  it('is done when bytes are decoded', () => {
    const body = new TextEncoder().encode('<p>BÃ¤ckerei MÃ¼ller</p>');
    expect(decodeBody(body, 'text/html; charset=utf-8')).toBe('<p>Bäckerei Müller</p>');
  });
});
