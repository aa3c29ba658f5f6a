import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LAWP_PATH } from '../../src/core/lawp/fetch-document.ts';
import { findCategory } from '../../src/places/categories.ts';
import { ROOT } from './sources.ts';

const GUIDE = 'content/docs/put-a-file.md';
const PLATFORMS = [
  'WordPress',
  'Shopify',
  'Wix',
  'Squarespace',
  'Webflow',
  'Netlify',
  'Cloudflare',
  'GitHub Pages',
  'nginx',
  'Apache',
  'FTP',
];
const guide = readFileSync(`${ROOT}${GUIDE}`, 'utf8');

/** Text of a section by its heading. */
function sectionOf(heading: string): string {
  const [, after = ''] = guide.split(`\n## ${heading}\n`);
  return after.split('\n## ')[0] ?? '';
}

/** The anchor that a heading gets. */
function slug(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');
}

describe('the guide on putting a file on a site', () => {
  it.each(PLATFORMS)('%s: has steps, and how to check them', (platform) => {
    const section = sectionOf(platform);
    expect(section.length).toBeGreaterThan(200);
    expect(section).toMatch(new RegExp(`Check it: \`curl -iL? https://example\\.com${LAWP_PATH}\``));
  });

  it('says where it cannot be done, and each such platform leads there', () => {
    expect(sectionOf('Where it cannot be done')).toMatch(/\(\/claim\)/);
    for (const platform of ['WordPress', 'Shopify', 'Wix', 'Squarespace']) {
      expect(sectionOf(platform), platform).toContain('(#where-it-cannot-be-done)');
    }
  });

  it('is linked to by anchors that are there, from everywhere', () => {
    const anchors = new Set([...guide.matchAll(/^## (.+)$/gm)].map(([, heading = '']) => slug(heading)));
    const pages = ['content/docs', 'content/criteria'].flatMap((folder) =>
      readdirSync(`${ROOT}${folder}`).map((name) => `${folder}/${name}`),
    );
    const dead = pages.flatMap((path) => {
      const pattern = path === GUIDE ? /\((?:\/docs\/put-a-file)?#([^)]+)\)/g : /\(\/docs\/put-a-file#([^)]+)\)/g;
      const linked = [...readFileSync(`${ROOT}${path}`, 'utf8').matchAll(pattern)];
      return linked.flatMap(([, anchor = '']) => (anchors.has(anchor) ? [] : `${path}: #${anchor}`));
    });
    expect(dead).toEqual([]);
  });
});

describe('the docs', () => {
  it('name pages of categories that there are', () => {
    const texts = readdirSync(`${ROOT}content/docs`).map((name) => readFileSync(`${ROOT}content/docs/${name}`, 'utf8'));
    const named = texts.flatMap((text) => [...text.matchAll(/\/directory\/category\/([\w-]+)/g)]);
    expect(named.length).toBeGreaterThan(0);
    // "shop-bakery" is the address of shop/bakery.
    const dead = named.filter(([, slug = '']) => findCategory(slug.replace('-', '/')) === null);
    expect(dead.map(([path]) => path)).toEqual([]);
  });
});
