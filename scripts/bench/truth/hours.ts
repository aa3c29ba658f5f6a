import { parseHoursText } from '../../../src/extract/hours/hours-text.ts';
import { toOpeningHours } from '../../../src/extract/hours/opening-week.ts';
import { annotatedSites } from './annotated.ts';
import type { Corpus, ReadSite } from './corpus.ts';
import { handmadeCases } from './handmade.ts';
import { peerOf, rowsByLanguage, type TruthRow, tally } from './row.ts';
import { weekOf, weekOfOsm } from './week.ts';

interface HoursText {
  readonly text: string;
  readonly osm: string | null;
  readonly lang: string;
}

/** Opening hours: from a text to a week, and from the pages of a site to the week that its document states. */
export function measureHours(corpus: Corpus): TruthRow[] {
  return [...weeksOfTexts(corpus), ...weeksOfSites(corpus)];
}

function weeksOfTexts(corpus: Corpus): TruthRow[] {
  const cases = corpus.answers<HoursText>('hours-text-to-osm.jsonl').map(({ text, osm, lang }) => {
    const parsed = parseHoursText(text, lang);
    const week = parsed === null ? '' : weekOf(toOpeningHours(parsed));
    const expected = osm === null ? '' : weekOfOsm(osm);
    return { language: lang, isRight: week === expected, otherwise: `"${text}": ${week || 'nothing'}, is ${expected}` };
  });
  return rowsByLanguage('hours', 'text to week', cases);
}

interface StatedWeeks {
  readonly slug: string;
  readonly site: ReadSite;
  readonly weeks: readonly string[];
}

function weeksOfSites(corpus: Corpus): TruthRow[] {
  const osm = new Map(corpus.answers<HoursText>('hours-text-to-osm.jsonl').map((each) => [each.text, each.osm]));
  const annotated = annotatedSites(corpus).map(({ slug, site, entities }): StatedWeeks => {
    const texts = entities.filter(({ type }) => type === 'HOURS').map(({ text }) => osm.get(text));
    return { slug, site, weeks: texts.flatMap((text) => (text ? [weekOfOsm(text)] : [])) };
  });
  const handmade = handmadeCases(corpus).map(
    ({ truth, facts, document }): StatedWeeks => ({
      slug: truth.slug,
      site: { facts, document },
      weeks: truth.hours_osm === null ? [] : [weekOfOsm(truth.hours_osm)],
    }),
  );
  return [...judge('read by hand', handmade), ...judge('annotated', annotated)];
}

/** The week of the place, else that of its telephone lines which comes nearest: the answers do not tell the two apart. */
function toldWeek({ document }: ReadSite, expected: readonly string[]): string {
  const ofPlace = weekOf(document?.lawp.business?.opening_hours ?? []);
  if (ofPlace !== '') return ofPlace;
  const phones = document?.places?.flatMap((place) => place.phones) ?? [];
  const ofLines = phones.map(({ opening_hours: hours = [] }) => weekOf(hours)).filter((week) => week !== '');
  return ofLines.find((week) => expected.includes(week)) ?? ofLines[0] ?? '';
}

function judge(whose: string, sites: readonly StatedWeeks[]): TruthRow[] {
  const found = tally('hours', `found, ${whose}`);
  const right = tally('hours', `right of found, ${whose}`);
  const stated = sites.filter(({ weeks }) => weeks.length > 0);
  for (const { slug, site, weeks } of stated) {
    const week = toldWeek(site, weeks);
    found.add(week !== '', `${slug}: nothing, is ${weeks.join(' | ')}`);
    if (week !== '') right.add(weeks.includes(week), `${slug}: ${week}, is ${weeks.join(' | ')}`);
  }
  const marked = stated.map(({ site }) => (site.facts.business?.openingHours ?? []).length > 0);
  return [found.row({ peer: peerOf('structured data alone', marked) }), right.row()];
}
