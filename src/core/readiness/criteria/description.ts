import { counted } from '../../counted.ts';
import type { Evidence } from '../../evidence.ts';
import type { LawpDocument } from '../../lawp/document.ts';
import type { SiteDocument } from '../../site/site-record.ts';
import { type Criterion, type Finding, type JudgeEvidence, placeOfWords, quotation } from '../criterion.ts';
import { homePath } from '../home-page.ts';
import { checkProse, DESCRIPTION_CHARACTERS } from '../real-prose.ts';

export const description: Criterion = {
  id: 'description',
  title: 'Clear description of the site',
  shortTitle: 'Clear description of the site',
  listName: 'description',
  pictureName: 'Description',
  meaning: 'A first paragraph that says what you are, where, and for whom.',
  points: 15,
  step: 'Say what the site is',
  advice:
    'Add a meta description and a plain first paragraph to your home page: what you offer, where, and for whom. More than 80 characters are needed.',
  telling: {
    met: 'what you do',
    unseen: 'We could not see enough of the site to say what AI assistants can tell people about you.',
  },
  deeds: null,
  heldByStarter: describesHome,
  byOwner: {
    holds: (own, read) => describesHome(own) || keepsHome(own, read),
    loss: () => 'the home page says too little',
  },
  holds(evidence) {
    const own = ownDescription(evidence);
    if (own !== null) return judged(own.text, own.evidence);
    if (!evidence.homeSeen) return { state: 'unseen', evidence: evidence.home };
    const { statusReason } = evidence.facts;
    const found = statusReason ?? 'The home page has no text that describes the site.';
    return { state: 'not_met', evidence: { ...evidence.home, found } };
  },
};

function describesHome({ pages }: LawpDocument): boolean {
  const home = homePath(pages);
  return home !== null && checkProse(pages[home]?.content ?? '').fault === null;
}

/** Whether the home page is left as we show it: it is judged by the site's own words then, however short its English is. */
function keepsHome({ pages }: LawpDocument, read: SiteDocument | null): boolean {
  const path = homePath(pages);
  const original = path === null ? undefined : read?.originals[path];
  if (path === null || original === undefined || read?.lawp.pages[path]?.content !== pages[path]?.content) return false;
  return checkProse(original.content).fault === null;
}

/** The home page in the site's own words (R43); a translation or composed text would not be the site's merit. */
function ownDescription(evidence: JudgeEvidence): { text: string; evidence: Evidence } | null {
  const { document, facts, home } = evidence;
  if (document === null) return null;
  const path = homePath(document.lawp.pages);
  if (path === null) return null;
  const page = facts.pages.find((candidate) => candidate.path === path);
  if (document.source === 'built' && page !== undefined) return { text: page.content, evidence: page.evidence };
  const original = Object.hasOwn(document.originals, path) ? document.originals[path] : undefined;
  const text = original?.content ?? document.lawp.pages[path]?.content ?? '';
  const read = page?.evidence ?? home;
  // Its original is the site's, whoever wrote the English.
  const isRead = document.source === 'owner' && original !== undefined;
  return { text, evidence: isRead ? read : placeOfWords(evidence, read) };
}

function judged(text: string, evidence: Evidence): Finding {
  const { characters, fault } = checkProse(text);
  const quote = quotation(text);
  if (fault === null) {
    return { state: 'met', evidence: { ...evidence, found: `${counted(characters, 'character')} of prose`, ...quote } };
  }
  const found =
    fault === 'too short'
      ? `${counted(characters, 'character')} of prose; more than ${DESCRIPTION_CHARACTERS} are needed`
      : fault === 'no sentences'
        ? 'The text of the home page has no sentences'
        : `The text of the home page reads like ${fault}`;
  return { state: 'not_met', evidence: { ...evidence, found, ...quote } };
}
