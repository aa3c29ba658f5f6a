import type { EnglishReport } from '../../src/build/english/english-desk.ts';
import { counted, grouped } from '../../src/core/counted.ts';
import type { FinishedBuild } from './build-and-serve.ts';

const FAULTS_SHOWN = 5;

/** Prints the summary of a build: for people on standard error, for machines one JSON line. */
export function printSummary(finished: FinishedBuild, json: boolean): void {
  if (!json) {
    console.error(summarise(finished));
    return;
  }
  const { result, counts, unscored } = finished;
  const seconds = Number(finished.seconds.toFixed(2));
  // Kilobytes on every platform that Node runs on.
  const peakRssMb = Math.round(process.resourceUsage().maxRSS / 1024);
  console.log(JSON.stringify({ event: 'built', seconds, peakRssMb, ...result, ...counts, unscored }));
}

/** The short summary at the end of a build: sites, pages, scores, seconds, and what could not be done. */
function summarise({ result, counts, unscored, seconds }: FinishedBuild): string {
  const { known, sites, pages, actions, bands } = counts;
  const lines = [
    '',
    `  ${grouped(sites)} of ${counted(known, 'site')} indexed, ${counted(pages, 'page')} described, ${counted(actions, 'action')} found`,
    `  scores: ${grouped(bands.ready)} agent-ready (80 or more), ${grouped(bands.partly)} partly (45 to 79), ${grouped(bands.notYet)} not yet, ${grouped(bands.unread)} without a score`,
    `  ${counted(result.visited, 'site')} visited, ${grouped(result.read)} read, ${counted(result.drawn.drawn, 'page')} drawn in ${seconds.toFixed(1)} s`,
    ...unscored.map(
      ({ domain, statusReason }) => `  ${domain} has no score: ${statusReason ?? 'it could not be read.'}`,
    ),
  ];
  if (result.english !== null) lines.push(...englishLines(result.english));
  for (const { broken } of result.archives) {
    if (broken.length)
      lines.push(`  ${counted(broken.length, 'record')} of the archive could not be read, the first: ${broken[0]}`);
  }
  for (const { domain, fault } of result.faults.slice(0, FAULTS_SHOWN)) {
    lines.push(`  our reader failed on ${domain}, please report it: ${fault.split('\n')[0]}`);
  }
  return lines.join('\n');
}

function englishLines(english: EnglishReport): string[] {
  const { provider, translated, found, left, refused, fault } = english;
  const refusals = refused === 0 ? '' : `, ${grouped(refused)} not usable (our own English is shown instead)`;
  const rest = left === 0 ? '' : `, ${grouped(left)} left for the next build`;
  return [
    `  ${counted(translated, 'text')} translated by ${provider}, ${grouped(found)} known before${refusals}${rest}`,
    ...(fault === null ? [] : [`  the translator: ${fault}`]),
  ];
}
