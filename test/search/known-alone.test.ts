import { beforeEach, describe, expect, test } from 'vitest';
import type { CriterionId } from '../../src/core/readiness/scan.ts';
import { findSubject } from '../../src/search/find-sites.ts';
import { understand } from '../../src/search/understand/understand.ts';
import type { IndexDatabase } from '../../src/store/open-database.ts';
import { action, scan, siteDocument, siteRecord } from '../support/site-record.ts';
import { newIndex, rememberRecord } from '../support/test-index.ts';

const AT = '2026-03-02T08:00:00.000Z';
const NAMES_NOTHING =
  'The question names nothing to look for. Ask for a kind of site, a place, a thing, a name or a domain.';

let index: IndexDatabase;

interface Known {
  readonly language?: string;
  readonly actions?: readonly string[];
  readonly met?: readonly CriterionId[];
}

function record(host: string, { language = 'en', actions = [], met = [] }: Known, at = AT) {
  const document = siteDocument(host, { lawp: { language, actions: actions.map((id) => action(id)) } });
  return { ...siteRecord(host, at, { document, scan: scan(at, 50, met) }), language };
}

async function ask(text: string) {
  const asked = understand(text, () => null);
  const { sites, total, notices } = await findSubject(index, { asked, now: new Date(AT), sellers: [] });
  return {
    found: sites.map(
      ({ site, reasons }) =>
        `${site.domain} ${reasons()
          .map((reason) => reason.text)
          .join(', ')}`,
    ),
    total,
    said: notices.map(({ message }) => message),
  };
}

beforeEach(async () => {
  index = await newIndex();
  await rememberRecord(index, record('havn.example', { language: 'da', actions: ['book'] }));
  await rememberRecord(index, record('kro.example', { language: 'da', met: ['native'] }));
  await rememberRecord(index, record('wirt.example', { language: 'de', actions: ['order'], met: ['executable'] }));
});

describe('a question that only says what must be met', () => {
  test.each([
    ['websites in Danish', ['kro.example is in Danish', 'havn.example is in Danish']],
    ['Webseiten auf Deutsch', ['wirt.example is in German']],
    ['sites with a LAWP file', ['kro.example has a LAWP file']],
    ['sites with actions that agents can run', ['wirt.example has actions that agents can run']],
    ['book online', ['havn.example lets visitors book online']],
    ['Danish websites with a LAWP file', ['kro.example is in Danish, has a LAWP file']],
  ])('gives all that meet it: %s', async (text, found) => {
    expect(await ask(text)).toEqual({ found, total: found.length, said: [] });
  });

  test.each(['open now', 'open on Sunday', 'cheap', 'cheap open now'])(
    'of which no list is kept is told so, and not that nobody is indexed: %s',
    async (text) => {
      expect(await ask(text)).toEqual({ found: [], total: 0, said: [NAMES_NOTHING] });
    },
  );

  test('says of what there is none', async () => {
    const { said } = await ask('Danish websites with actions that agents can run');
    expect(said).toEqual([
      'We know no Danish-language site with actions that agents can run yet. Leave out “actions that agents can run”, or try languages other than Danish.',
    ]);
  });

  test('finds a site by what is newly known of it, though its document is the same', async () => {
    await rememberRecord(index, record('later.example', { language: 'pl' }));
    expect((await ask('Polish websites with a LAWP file')).total).toBe(0);
    const next = record('later.example', { language: 'pl', met: ['native'] }, '2026-03-03T08:00:00.000Z');
    await rememberRecord(index, next);
    expect((await ask('Polish websites with a LAWP file')).found).toEqual([
      'later.example is in Polish, has a LAWP file',
    ]);
    await rememberRecord(index, { ...next, language: 'cs' });
    expect((await ask('Polish websites with a LAWP file')).total).toBe(0);
  });
});
