import { standingWords } from '../core/readiness/comparison.ts';
import { listed } from '../core/readiness/criterion.ts';
import { priceText } from '../core/site/price-text.ts';
import type { SitePlace } from '../core/site/site-record.ts';
import { townAndCountry } from '../core/site/town-and-country.ts';
import type { BotRule } from '../core/site/visit.ts';
import { actionLine } from './action-line.ts';
import { printedAnswers } from './assistant-answers.ts';
import { formatDay } from './format-day.ts';
import { withIndexLine } from './index-line.ts';
import { languageName } from './language-name.ts';
import type { PrintedPage } from './pages.ts';
import { placeLines } from './place-lines.ts';
import { codeSpan, plainMarkdown } from './plain-markdown.ts';
import { priceWords } from './price-words.ts';
import { printedActions } from './printed-actions.ts';
import { printedBots } from './printed-bots.ts';
import type { SiteView } from './site-view.ts';
import { typeLine } from './type-line.ts';

const STATE_WORDS = { met: 'met', not_met: 'not met', unseen: 'could not see' } as const;

/** The `.md` twin of a report page: the same facts in the same order, without visit times (R65). */
export function toSiteMarkdown(view: SiteView): string {
  const parts = [
    heading(view),
    about(view),
    checklist(view),
    section(
      'What moved the score',
      view.moves.map(({ at, words }) => `- ${formatDay(at)}: ${words}`),
    ),
    bots(view),
    asked(view),
    actions(view),
    ...pages(view),
    languages(view),
    business(view),
    places(view),
    products(view),
    comparison(view),
    `Report: <${view.reportUrl}>\nLAWP: <${view.reportUrl}.json>`,
  ];
  return withIndexLine(`${parts.filter((part) => part !== '').join('\n\n')}\n`, baseOf(view));
}

function actions(view: SiteView): string {
  const printed = printedActions(view);
  const called = printed.some(({ endpoint }) => endpoint !== undefined);
  const how = called ? ['', `How a call is made: <${baseOf(view)}/docs/lawp.md>`] : [];
  return section('Actions', printed.length === 0 ? [] : [...printed.map(actionLine), ...how]);
}

function baseOf({ reportUrl, domain }: SiteView): string {
  return reportUrl.slice(0, -`/site/${domain}`.length);
}

function heading(view: SiteView): string {
  const score = view.score === null ? '' : `${view.score} of 100: ${view.label}.`;
  const { unreadWords: why } = view;
  const unread = why === null ? '' : `${why.title}. ${why.meaning}`;
  const noHome = view.homeSeen === false ? 'No home page of the site was seen.' : '';
  // Where a name leads is said by the words before.
  const seen = view.statusReason === null || view.unread === 'forwards' ? '' : `What we saw: ${view.statusReason}`;
  const about = [view.ownerWords?.sentence ?? '', view.description, noHome, score, unread, seen]
    .filter((line) => line !== '')
    .map(plainMarkdown);
  const { claim } = view;
  const claimed = claim === null ? '' : ` Claimed by its owner, who proved the domain on ${formatDay(claim.since)}.`;
  const dates = `Last changed ${formatDay(view.changedAt)}.${claimed}`;
  return [`# ${plainMarkdown(view.name)}`, view.domainShown, ...about, ...leads(view), dates].join('\n\n');
}

function leads(view: SiteView): string[] {
  if (view.unread !== 'forwards' || view.movedTo === null) return [];
  return [`The report that counts: <${baseOf(view)}/site/${view.movedTo}.md>`];
}

function checklist(view: SiteView): string {
  const lines = view.checklist.map(
    ({ label, state, earned, points, evidence }) =>
      `- ${label}: ${STATE_WORDS[state]}, ${earned} of ${points}. ${plainMarkdown(evidence.found)}`,
  );
  return section('Checklist', lines);
}

function asked(view: SiteView): string {
  return section(
    'Ask an assistant',
    printedAnswers(view).map(({ question, answer, fact, step }) => {
      const said = answer === null ? `Cannot say: we found no ${fact}. ${step}` : `${answer} (${fact})`;
      return `- ${plainMarkdown(`“${question}”`)} ${plainMarkdown(said)}`;
    }),
  );
}

/** Of a site that was not read only what keeps bots out is worth saying. */
function bots(view: SiteView): string {
  const rules = printedBots(view);
  if (view.source === null && rules.every(({ allowed }) => allowed)) return '';
  // Most files have one group for all: what decides alike is told once.
  const alike = Map.groupBy(rules, ({ allowed, lines }) => `${allowed} ${lines ?? ''}`);
  return section('AI bots', [...alike.values()].map(botLine));
}

function botLine(rules: readonly BotRule[]): string {
  const { allowed = true, lines = null } = rules[0] ?? {};
  const by = lines === null ? '' : `: ${codeSpan(lines.replace(/\s+/g, ' '))}`;
  const shut = rules.length === 1 ? 'is shut out' : 'are shut out';
  return `- ${plainMarkdown(listed(rules.map(({ agent }) => agent)))} ${allowed ? 'may read' : shut}${by}`;
}

function pages(view: SiteView): string[] {
  return view.pages.length === 0 ? [] : ['## Pages', ...view.pages.map(page)];
}

function page({ path, title, content, original, ...typed }: PrintedPage): string {
  const line = typeLine(typed);
  const kind = line === '' ? '' : `\n\n${line}`;
  const own =
    original === undefined ? '' : `\n\n> ${plainMarkdown(original.title)}: ${plainMarkdown(original.content)}`;
  return `### ${plainMarkdown(title)}\n\n${codeSpan(path)}${kind}\n\n${plainMarkdown(content)}${own}`;
}

function languages({ languages: offered }: SiteView): string {
  return section(
    'Languages',
    offered.map(({ code: language, url }) => `- ${languageName(language)} (${language}): <${url}>`),
  );
}

function about({ category, place }: SiteView): string {
  const lines = [
    category === null ? '' : `- Category: ${category.name}`,
    place === null ? '' : `- Place: ${plainMarkdown(townAndCountry(place))}`,
  ];
  return lines.filter((line) => line !== '').join('\n');
}

function business({ business: details }: SiteView): string {
  if (details === null) return '';
  const { facts } = details;
  const lines = [
    details.addressLines.length === 0 ? '' : `- Address: ${plainMarkdown(details.addressLines.join(', '))}`,
    facts.telephone === undefined ? '' : `- Phone: ${plainMarkdown(facts.telephone)}`,
    facts.email === undefined ? '' : `- E-mail: ${plainMarkdown(facts.email)}`,
    facts.price_range === undefined ? '' : `- Price range: ${plainMarkdown(facts.price_range)}`,
    ...details.hours.flatMap(({ season, rows }) =>
      rows.map(({ days, times }) => `- ${season === '' ? '' : `${season}, `}${days}: ${times}`),
    ),
    details.attribution === null
      ? ''
      : `- Map data: ${details.attribution.text} <${details.attribution.licenceUrl}>, from ${details.attribution.elements.map((url) => `<${url}>`).join(', ')}`,
  ];
  return section(
    'Business details',
    lines.filter((line) => line !== ''),
  );
}

function places({ places: list }: SiteView): string {
  return section('Places', list.map(placeLine));
}

function placeLine(place: SitePlace): string {
  const { name = '', time_zone: timeZone = '', sources = [], url } = place;
  const parts = [name, ...placeLines(place), timeZone, fromWords(sources)].filter((part) => part !== '');
  return `- ${plainMarkdown(parts.join('; '))}${url === undefined ? '' : ` <${url}>`}`;
}

function fromWords(sources: NonNullable<SitePlace['sources']>): string {
  return sources.length === 0 ? '' : `from ${listed(sources.map((source) => SOURCE_WORDS[source]))}`;
}

const SOURCE_WORDS: Readonly<Record<NonNullable<SitePlace['sources']>[number], string>> = {
  native: 'its LAWP file',
  owner: 'its owner',
  'schema.org': 'its structured data',
  text: 'its text',
  map: 'OpenStreetMap',
};

function products({ products: list }: SiteView): string {
  return section(
    'Products',
    list.map(
      ({ name, price, currency, url, ...terms }) =>
        `- ${plainMarkdown(name)}${price === null ? '' : `, ${priceWords(priceText(price, currency), terms)}`} <${url}>`,
    ),
  );
}

function comparison({ comparison: place }: SiteView): string {
  if (place === null) return '';
  const peers = place.peers.map(({ name, score, domain }) => `- ${plainMarkdown(name)} (${domain}): ${score}/100`);
  return section(`Comparison\n\n${plainMarkdown(standingWords(place))}`, peers, true);
}

function section(title: string, lines: readonly string[], keepEmpty = false): string {
  return lines.length === 0 && !keepEmpty ? '' : `## ${title}\n\n${lines.join('\n')}`.trimEnd();
}
