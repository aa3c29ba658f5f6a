import { describe, expect, it } from 'vitest';
import { withPlainPictures } from '../../../../src/extract/styles/values/plain-pictures.ts';
import { cpuMs } from '../../../support/cpu-ms.ts';

const WHITE_GIF = 'url(data:image/gif;base64,R0lGODlhAQABAIAAAP///////yH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==)';
const CLEAR_GIF = 'url(data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7)';
const WHITE_PNG =
  'url(data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4//8/AAX+Av4N70a4AAAAAElFTkSuQmCC)';
const TABLE_PNG =
  'url(data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAMAAAAAAAAAAAAABlBMVEUBAgMzZpkAAAAAAAAACklEQVR4nGNgBAAAAwACAAAAAA==)';
const drawing = (inside: string) => `url("data:image/svg+xml,<svg width='9' height='9'>${inside}</svg>")`;

describe('pictures of one colour in a background', () => {
  it.each([
    [`#000 ${WHITE_GIF}`, '#000 linear-gradient(#ffffff,#ffffff)'],
    [WHITE_PNG, 'linear-gradient(#ffffff,#ffffff)'],
    [TABLE_PNG, 'linear-gradient(#336699,#336699)'],
    [drawing("<rect width='9' height='100%25' fill='%23369'/>"), 'linear-gradient(#369,#369)'],
  ])('are that colour: %s', (value, plain) => {
    expect(withPlainPictures(value)).toBe(plain);
  });

  it.each([
    CLEAR_GIF,
    `${WHITE_GIF} no-repeat`,
    'url(photo.png)',
    'url(data:image/png;base64,iVBORw0KGgoAAAANSUhEUg)',
    'url(data:image/gif;base64,R0lGODlhAQABAIAAAP)',
    drawing("<rect width='4' height='9' fill='%23369'/>"),
    drawing("<rect width='9' height='9' fill='%23369' opacity='.5'/>"),
    drawing("<rect width='9' height='9' fill='%23369'/><circle r='2'/>"),
  ])('are not taken for more than they are: %s', (value) => {
    expect(withPlainPictures(value)).toBe(value);
  });
});

it('hostile pictures without an end are passed over in bounded time', () => {
  const startedAt = cpuMs();
  for (const piece of ['url("data:image/x', 'url(data:image/x', 'url( ', "url('data:image/"])
    withPlainPictures(`data:image ${piece.repeat(8_000)}`);
  expect(cpuMs() - startedAt).toBeLessThan(2_000);
});
