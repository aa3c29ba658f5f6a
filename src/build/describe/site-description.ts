import { homePath } from '../../core/readiness/home-page.ts';
import type { SiteFacts } from '../../core/site/facts.ts';
import { composeDescription } from '../../language/english/compose.ts';
import { englishOf, knownNames } from '../../language/english/english-of.ts';
import { keepEnglish, keepWholeSentences, sentencesOf } from '../../language/english/english-text.ts';
import type { SiteContext } from '../../language/english/site-context.ts';
import type { DescribedPages } from './describe-pages.ts';
import { isHomeSeen } from './sources.ts';

const DESCRIPTION_WORDS = 60;
const DESCRIPTION_CHARACTERS = 320;

/**
 * The site's own English description, else a composed one. Where the home page is somebody's document and no longer says
 * that, it is the beginning of what is said there. What a page that was only read begins with may be about anything (R77).
 */
export function siteDescription(
  facts: SiteFacts,
  context: SiteContext,
  { pages, own, asRead }: DescribedPages,
): string {
  const cut = (text: string) => keepWholeSentences(text, DESCRIPTION_WORDS, DESCRIPTION_CHARACTERS);
  const home = homePath(pages);
  const content = home === null ? '' : (pages[home]?.content ?? '');
  const words = withoutRest(facts.description?.value ?? '');
  // Its own English before a machine's.
  const said =
    context.language === 'en'
      ? cut(keepEnglish(words, knownNames(context)))
      : cut(context.ownEnglish.join(' ') || (englishOf(context, words, 'sentences') ?? ''));
  const composed = isNameless(facts, context) ? '' : composeDescription(context);
  const isAsRead = home === null || asRead.has(home);
  if (isAsRead) return said || composed;
  const told = [said, composed].find(
    (text) => text !== '' && sentencesOf(text).every((sentence) => content.includes(sentence)),
  );
  const beginning = home !== null && own.has(home) ? cut(sentencesOf(content).slice(0, 2).join(' ')) : '';
  return told ?? (beginning || composed);
}

/** Of English pages alone nobody knows what the site is about, where they tell neither its kind, its place nor their own. */
function isNameless(facts: SiteFacts, { language, category, place, topics, namedPages = [] }: SiteContext): boolean {
  const isTold = category !== null || place !== null || topics.menu.length + namedPages.length > 0;
  return language === 'en' && !isHomeSeen(facts) && !isTold;
}

/** Programs cut the descriptions of heads at about so many characters, wherever that is. */
const CUT_FROM = 140;
const CUT_TO = 170;
const LEAST_KEPT = 40;

/** A description without the beginning of a sentence at its end that was cut off, where whole ones stand before it. */
function withoutRest(text: string): string {
  if (text.length < CUT_FROM || text.length > CUT_TO) return text;
  const whole = /^.*[.!?。！？](?=\s+\p{Lu}[^.!?。！？]*$)/su.exec(text)?.[0] ?? '';
  const rest = text.slice(whole.length).trim().split(/\s+/u);
  return whole.length >= LEAST_KEPT && rest.length > MAX_CLAUSE ? whole : text;
}

/** A shorter rest is a call or a slogan that needs no full stop. */
const MAX_CLAUSE = 6;
