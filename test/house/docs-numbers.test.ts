import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { MAX_BODY_BYTES } from '../../src/api/read-json-body.ts';
import { MAX_LEVELS } from '../../src/core/lawp/nests-deeper.ts';
import { settleOptions, type VisitOptions } from '../../src/crawl/fetch/visit-options.ts';
import { TOOLS } from '../../src/mcp/tools.ts';
import { MAX_FEED_ITEMS } from '../../src/prints/feeds/feed.ts';
import { ANSWER_BYTES } from '../../src/prints/what-fits.ts';
import { POLICIES } from '../../src/services/limits/policies.ts';
import { ROOT } from './sources.ts';

const KB = 1024;

/** What a visit keeps to where nothing else was chosen. */
const visit = settleOptions({} as VisitOptions);

/** Languages whose table has words of orders to AI agents. */
const orderLanguages = readdirSync(`${ROOT}content/language`).filter(
  (name) => /^[a-z]{2}\.tsv$/.test(name) && /^order/m.test(readFileSync(`${ROOT}content/language/${name}`, 'utf8')),
).length;

/** What pages say in words, with the numbers and names of the code. */
const SAID: readonly (readonly [file: string, words: string])[] = [
  ['content/docs/bot.md', `at most ${visit.maxPages} more pages`],
  ['content/docs/bot.md', `a \`Crawl-delay\` of up to ${visit.maxDelayMs / 1000} seconds`],
  ['content/docs/bot.md', `at most ${POLICIES.called_site.limit} such calls a minute`],
  ['README.md', `the home page and ${visit.maxPages} more`],
  ['src/core/site/unread-words.ts', `the home page and at most ${visit.maxPages} more`],
  ['src/web/views/suggest-view.ts', `its home page and up to ${visit.maxPages} more`],
  ['src/web/pages/suggest.astro', `the home page and up to ${visit.maxPages} more`],
  ['content/docs/api.md', `at most ${MAX_BODY_BYTES / KB} KB of JSON in UTF-8, nested at most ${MAX_LEVELS} levels`],
  ['content/docs/api.md', `the latest ${MAX_FEED_ITEMS} changes`],
  ['content/docs/badges.md', `at most ${POLICIES.cached.limit} a minute`],
  ['content/docs/lawp.md', `${POLICIES.check.limit} checks a minute, and ${POLICIES.checked_file.limit} an hour`],
  ['content/docs/mcp.md', `\`cached\`, ${POLICIES.cached.limit} a minute`],
  ['content/docs/mcp.md', `in ${orderLanguages} languages`],
  ...TOOLS.map(({ name }) => ['content/docs/mcp.md', `| \`${name}\` | `] as const),
  ['content/docs/ownership.md', `An answer has room for ${ANSWER_BYTES / KB} KB`],
  ['content/docs/quickstart.md', `you have ${POLICIES.free.limit} searches a minute`],
];

it.each(SAID)('%s says "%s"', (file, words) => {
  expect(readFileSync(`${ROOT}${file}`, 'utf8')).toContain(words);
});
