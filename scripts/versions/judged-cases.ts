import { createHash } from 'node:crypto';
import { CRITERIA } from '../../src/core/readiness/criteria.ts';
import { judge } from '../../src/core/readiness/judge.ts';
import { scoreLabel } from '../../src/core/readiness/label.ts';
import { action, MISSED_PAGE, PROSE, resource, type Sketch, sketch } from './judge-input.ts';

const LONG = `${PROSE} `.repeat(6);
const WORDS = 'rye bread cake oven flour night morning corner market baker loaf crumb window'.split(' ');

/** The beginning of a text with so many characters, spaces not counted. */
function cut(text: string, characters: number): string {
  return new RegExp(`^(?:\\s*\\S){${characters}}`).exec(text)?.[0] ?? '';
}

/** Texts on both sides of every bound of a description, and one of each kind that describes nothing. */
const TEXTS: readonly string[] = [
  '',
  '   ',
  PROSE.slice(0, 80),
  PROSE.slice(0, 81),
  PROSE,
  LONG,
  'パンとケーキを毎晩焼いています。'.repeat(6),
  ...[
    'Just a moment... checking your browser before you can go on to the page of the bakery.',
    '404 Not Found. The page that you asked for could not be found here, please go to the start.',
    'This domain is for sale. Buy this domain now from its owner for a price that you can agree on.',
    'Coming soon: our new shop. We are working hard, please come back in some weeks to see more of it.',
    'Please enable JavaScript in your browser to see this page and all of the bread that we offer.',
  ].flatMap((excuse) => [excuse, ...[400, 401].map((length) => LONG.slice(0, length - excuse.length) + excuse)]),
  ...[58, 59, 60, 61, 62].map((letters) => cut(WORDS.join(' '), letters) + '1'.repeat(100 - letters)),
  ...[2, 4, 6, 7, 8, 9, 12].map((distinct) => Array.from({ length: 30 }, (_, at) => WORDS[at % distinct]).join(' ')),
  ...[6, 7, 8, 9].flatMap((count) =>
    [5, 14].map((length) =>
      WORDS.slice(0, count)
        .map((word) => word.slice(0, length).padEnd(length, 'x'))
        .join(' '.repeat(8)),
    ),
  ),
];

const endpoint = { url: 'https://bakery.example/b', method: 'POST' as const };

/** A sketch of a site for each bound of a criterion. */
function sketches(): Sketch[] {
  const ids = ['call', 'order', 'contact', 'book', 'search'];
  const lawp = (able: boolean) =>
    sketch({ actions: [action('book', able ? { endpoint } : {})] }).document?.lawp ?? null;
  const broken = {
    path: '/actions/0/endpoint',
    rule: 'endpoint',
    message: 'm',
    mend: 'm',
    severity: 'endpoint' as const,
  };
  const week = { days: ['Mo'] as ['Mo'], opens: '09:00', closes: '17:00' };
  return [
    ...TEXTS.map((text) => ({ pages: { '/': text } })),
    ...TEXTS.slice(0, 5).map((text) => ({ pages: { '/a-longer': PROSE, '/b': text } })),
    ...[1, 2, 3, 4].flatMap((count) =>
      ['About us.', ' '].map((last) => ({
        pages: Object.fromEntries(
          ['/', '/a', '/b', '/c'].slice(0, count).map((path, at) => [path, at < count - 1 ? PROSE : last]),
        ),
      })),
    ),
    ...[0, 1, 2, 3, 4, 5].map((count) => ({ actions: ids.slice(0, count).map((id) => action(id)) })),
    ...(['absent', 'invalid', 'unseen'] as const).map((state) => ({ native: { state } })),
    ...[true, false].flatMap((wellKnown) =>
      [true, false].flatMap((able) =>
        [[], [broken]].map((problems) => ({
          native: { state: 'valid' as const, wellKnown, document: lawp(able), problems },
        })),
      ),
    ),
    ...[
      {},
      { name: 'Bakery', email: 'a@bakery.example' },
      { telephone: '' },
      { telephone: '1' },
      { opening_hours: [] },
      { opening_hours: [week] },
      ...(['street', 'postcode', 'city', 'region', 'country'] as const).map((part) => ({ address: { [part]: 'x' } })),
    ].map((business) => ({ business })),
    { document: null },
    ...(['native', 'owner'] as const).map((source) => ({ pages: { '/': 'Short.' }, document: { source } })),
    ...[PROSE, 'Short.'].map((content) => ({
      document: {
        source: 'native' as const,
        originals: { '/': { title: 't', content, translated: 'composed' as const } },
      },
    })),
  ];
}

const VISITS: readonly Sketch[] = [
  {},
  { visit: MISSED_PAGE },
  { visit: { source: 'warc', outcome: 'partial' } },
  { visit: { source: 'warc' } },
  { visit: { outcome: 'partial' } },
  {
    visit: { outcome: 'partial', resources: [resource('home', '/', { outcome: 'failed', status: null, body: null })] },
  },
  { visit: { outcome: 'blocked', resources: [] } },
  { visit: { outcome: 'opted_out', resources: [] } },
  { facts: { status: 'blocked' } },
  { facts: { status: 'parked' } },
];

/**
 * Digest of all that the rules of the score decide: every answer over the table above, points and labels. Words and
 * evidence are left out: they may change without another score.
 */
export function rulesDigest(): string {
  const judged = VISITS.flatMap((visit) => sketches().map((given) => judge(sketch({ ...given, ...visit }))));
  const answers = judged.map(({ outcome, score, label, criteria }) => [
    outcome,
    score,
    label,
    criteria.map(({ id, state }) => `${id} ${state}`),
  ]);
  const points = CRITERIA.map(({ id, points: worth }) => [id, worth]);
  const labels = Array.from({ length: 101 }, (_, score) => scoreLabel(score));
  return createHash('sha256')
    .update(JSON.stringify([answers, points, labels]))
    .digest('hex');
}
