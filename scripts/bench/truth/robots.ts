import { parseRobotsFile, rulesFor } from '../../../src/crawl/robots/robots-file.ts';
import type { Corpus } from './corpus.ts';
import { type TruthRow, tally } from './row.ts';

interface RobotsRow {
  readonly robots: string;
  readonly ua: string;
  readonly robots_url?: string;
  readonly url?: string;
  readonly path?: string;
  readonly allowed: boolean;
  readonly test: string;
}

/** What robots.txt allows, by the cases of RFC 9309; habits of a single crawler are left aside. */
export function measureRobots(corpus: Corpus): TruthRow[] {
  const row = tally('robots', 'allowed or not');
  for (const { robots, robots_url: own, ua, url, path, allowed, test } of corpus.answers<RobotsRow>('robots.jsonl')) {
    const address = URL.parse(path ?? url ?? '', 'https://site.example/');
    if (address === null || test.startsWith('GoogleOnly') || ua === '') continue;
    // A file speaks for its own origin; whose file is asked is the crawler's affair.
    if (own !== undefined && URL.parse(own)?.origin !== address.origin) continue;
    const rules = rulesFor(parseRobotsFile(new TextEncoder().encode(robots)), ua);
    row.add(rules.allows(address.pathname + address.search) === allowed, `${test}: ${ua} ${address.pathname}`);
  }
  return [row.row()];
}
