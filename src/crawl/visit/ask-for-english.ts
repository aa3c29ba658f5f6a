import { bareHost } from '../../core/domain/bare-host.ts';
import type { Fetched } from '../fetch/fetch-resource.ts';
import { isPageOf } from './key-pages.ts';
import { readPageLinks } from './page-links.ts';
import type { VisitRun } from './visit-run.ts';

/**
 * Whether the English start page that a home page names is asked for by itself: key pages of the home page's own host are
 * known by their paths, so this is for another host ("en.example.org") and for a parameter ("?lang=en").
 */
export function isApart(english: URL | null, home: URL): english is URL {
  if (english === null || english.href.length > MAX_LENGTH || english.username !== '') return false;
  if (english.port !== home.port || isPageOf(english, home)) return false;
  // The home page itself, and parameters that say more than the language, are not asked for.
  return bareHost(english) === bareHost(home) ? ENGLISH.test(english.search) : english.search === '';
}

const MAX_LENGTH = 500;
/** `?lang=en`, `?hl=en-GB`, and not more. */
const ENGLISH = /^\?[a-z_]{1,20}=en(?:g|glish)?(?:[-_][a-z]{2})?$/iu;

/**
 * Asks for the English start page of a site that is no key page of it. A site of another registered name is the same
 * owner's only where each names the other: its page must give the home page as its own in another language (hreflang).
 * Gives the answer, or none where there is no such page or the visit must end.
 */
export async function askForEnglish(run: VisitRun, home: URL, english: URL | null): Promise<Fetched[]> {
  if (!isApart(english, home) || run.stopped()) return [];
  const page = await run.ask({ role: 'english', url: english });
  return run.isOwn(english) || namesBack(page, home) ? [page] : [];
}

function namesBack({ resource }: Fetched, home: URL): boolean {
  const { body, headers, finalUrl } = resource;
  if (body === null) return false;
  const { alternates } = readPageLinks(body, headers['content-type'] ?? '', new URL(finalUrl));
  return alternates.some((each) => bareHost(each) === bareHost(home) && each.pathname === home.pathname);
}
