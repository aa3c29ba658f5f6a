import { describe, expect, it } from 'vitest';
import { sampleDomain } from '../../scripts/samples/sample-visit.ts';
import type { BadgeView } from '../../src/badges/badge-view.ts';
import { cardPicture } from '../../src/badges/card-badge.ts';
import { compactPicture } from '../../src/badges/compact-badge.ts';
import { neutralPicture } from '../../src/badges/neutral-badge.ts';
import { outlinePicture } from '../../src/badges/outline-picture.ts';
import type { Picture } from '../../src/badges/picture.ts';
import { type SitePictureView, sitePicture } from '../../src/badges/site-picture.ts';
import { svgPicture } from '../../src/badges/svg-parts.ts';
import { CRITERION_IDS } from '../../src/core/readiness/scan.ts';
import { drawPicture } from '../../src/prints/pictures/draw-picture.ts';
import { readFaces } from '../../src/runtime/adapters/read-faces.ts';
import { readPng } from '../support/read-png.ts';

const faces = readFaces();
const SIGN = [0, 0x57, 0x3f, 255];
const DEEP = [0, 0x30, 0x1f, 255];
const NEUTRAL = [0x47, 0x58, 0x4f, 255];
const WHITE = [255, 255, 255, 255];

function view(more: Partial<BadgeView> = {}): BadgeView {
  return {
    domain: sampleDomain('bakery.example'),
    score: 60,
    label: 'Partly agent-ready',
    states: ['met', 'met', 'met', 'not_met', 'unseen', 'not_met', 'met'],
    date: '2026-11-20T05:14:00Z',
    ...more,
  };
}

const draw = (...choices: readonly Picture[]) => drawPicture({ choices, scale: 2 }, faces);

describe.each([
  ['compact', compactPicture(view()), 14, 29],
  ['card', cardPicture(view()), 90, 110],
] as const)('the %s badge as PNG', (_style, picture, darkX, signX) => {
  it('is twice as large as the SVG badge, and has its colours where that has them', async () => {
    const png = readPng(await draw(picture));
    expect([png.width, png.height]).toEqual([picture.width * 2, picture.height * 2]);
    expect(png.pixel(2, 2)).toEqual(DEEP);
    expect(png.pixel(darkX * 2, 2)).toEqual(DEEP);
    expect(png.pixel(signX * 2 + 80, 2)).toEqual(SIGN);
    // Beside the tip the page behind it is seen.
    expect(png.pixel(png.width - 1, 0)[3]).toBe(0);
    expect(png.pixel(png.width - 1, png.height - 1)[3]).toBe(0);
  });

  it('has its marks where the SVG badge has them', async () => {
    const png = readPng(await draw(picture));
    const [, x = '', y = ''] = /<path fill="#fff" d="M([\d.]+) ([\d.]+)/.exec(svgPicture(picture)) ?? [];
    expect(png.pixel(Number(x) * 2 + 2, Number(y) * 2 + 4)).toEqual(WHITE);
  });

  it('has letters, and stays small', async () => {
    const withText = await draw(picture);
    const without = await draw({ ...picture, lines: [] });
    expect(withText.length).toBeGreaterThan(without.length);
    expect(withText.length).toBeLessThan(12_000);
  });
});

describe('letters', () => {
  it('are paths that never pass the width they were given', async () => {
    const svg = await outlinePicture(cardPicture(view({ score: 100, label: 'Not agent-ready yet' })), faces);
    expect(svg).not.toContain('<text');
    expect(svg?.match(/<path fill="[^"]+" transform=/g)).toHaveLength(4);
  });

  it('of Latin languages are in the font; a domain in another script is shown as it is typed', async () => {
    const czech = view({ domain: sampleDomain('xn--kavrna-qta.example') });
    expect(await outlinePicture(cardPicture(czech), faces)).not.toBeNull();
    const japanese = view({ domain: sampleDomain('xn--wgv71a119e.example') });
    expect(cardPicture(japanese).lines.at(-1)?.text).toBe('日本語.example');
    expect(await outlinePicture(cardPicture(japanese), faces)).toBeNull();
    const drawn = await draw(cardPicture(japanese), cardPicture(japanese, japanese.domain));
    expect(drawn).toEqual(await draw(cardPicture(japanese, japanese.domain)));
  });

  it('that no choice has are told', async () => {
    await expect(draw(cardPicture(view(), '日本語'))).rejects.toThrow('font');
  });
});

describe('the neutral pictures', () => {
  it.each([
    ['not indexed yet', 'compact'],
    ['not yet read', 'card'],
  ] as const)('are grey: %s', async (words, style) => {
    const png = readPng(await draw(neutralPicture(words, style)));
    expect(png.pixel(2, 2)).toEqual(NEUTRAL);
  });
});

describe('the picture of a report', () => {
  const site = (more: Partial<SitePictureView> = {}): Picture =>
    sitePicture({
      name: 'Bakery of bread',
      domain: 'bakery.example',
      score: 60,
      label: 'Partly agent-ready',
      criteria: CRITERION_IDS.map((id, at) => ({ id, state: at < 4 ? 'met' : 'unseen' })),
      ...more,
    });
  const drawSite = (...choices: readonly Picture[]) => drawPicture({ choices, scale: 1 }, faces);

  it('has the size that is asked for, the plate, and its marks', async () => {
    const bytes = await drawSite(site());
    expect(bytes.length).toBeLessThan(60_000);
    const png = readPng(bytes);
    expect([png.width, png.height]).toEqual([1200, 630]);
    expect(png.pixel(5, 400)).toEqual(SIGN);
    expect(png.pixel(1190, 620)).toEqual(WHITE);
    expect(png.pixel(80, 510)).toEqual(WHITE);
    expect(png.pixel(80 + 6 * 136, 510)).toEqual(SIGN);
  });

  it('cuts a name before it runs into the sign', async () => {
    const png = readPng(await drawSite(site({ name: `${'Wohlfahrtsgesellschaft '.repeat(200)}` })));
    for (let x = 920; x < 948; x++) expect(png.pixel(x, 90)).toEqual(WHITE);
  });

  it('is grey for a site that was never read', async () => {
    const png = readPng(await drawSite(site({ score: null, label: 'Not read yet' })));
    expect(png.pixel(5, 400)).toEqual(NEUTRAL);
  });
});
