import type { EnglishReport } from '../../src/build/english/english-desk.ts';
import type { FinishedBuild } from './build-and-serve.ts';

const FAULTS_SHOWN = 5;

/** Prints the summary of a build: for people on standard error, for machines one JSON line. */
export function printSummary(finished: FinishedBuild, json: boolean): void {
  if (!json) {
    console.error(summarise(finished));
    return;
  }
  const { result, counts } = finished;
  const seconds = Number(finished.seconds.toFixed(2));
  // Kilobytes on every platform that Node runs on.
  const peakRssMb = Math.round(process.resourceUsage().maxRSS / 1024);
  console.log(JSON.stringify({ event: 'built', seconds, peakRssMb, ...result, ...counts }));
}

/** The short summary at the end of a build: sites, pages, scores, seconds, and what could not be done. */
function summarise({ result, counts, seconds }: FinishedBuild): string {
  const { known, sites, pages, actions, bands } = counts;
  const number = (value: number): string => value.toLocaleString('en-GB');
  const lines = [
    '',
    `  ${number(sites)} of ${number(known)} sites indexed, ${number(pages)} pages described, ${number(actions)} actions found`,
    `  scores: ${number(bands.ready)} agent-ready (80 and more), ${number(bands.partly)} partly (45 to 79), ${number(bands.notYet)} not yet, ${number(bands.unread)} without a score`,
    `  ${number(result.visited)} sites visited, ${number(result.read)} read, ${number(result.drawn.drawn)} pages drawn in ${seconds.toFixed(1)} s`,
  ];
  if (result.english !== null) lines.push(...englishLines(result.english, number));
  for (const { broken } of result.archives) {
    if (broken.length)
      lines.push(`  ${number(broken.length)} records of the archive could not be read, the first: ${broken[0]}`);
  }
  for (const { domain, fault } of result.faults.slice(0, FAULTS_SHOWN)) {
    lines.push(`  our reader failed on ${domain}, please report it: ${fault.split('\n')[0]}`);
  }
  return lines.join('\n');
}

function englishLines(english: EnglishReport, number: (value: number) => string): string[] {
  const { provider, translated, found, left, refused, fault } = english;
  const refusals = refused === 0 ? '' : `, ${number(refused)} not usable (our own English is shown instead)`;
  const rest = left === 0 ? '' : `, ${number(left)} left for the next build`;
  return [
    `  ${number(translated)} texts translated by ${provider}, ${number(found)} known before${refusals}${rest}`,
    ...(fault === null ? [] : [`  the translator: ${fault}`]),
  ];
}
