import type { KindSign } from '../../core/site/facts.ts';
import { readLinks } from '../page/links.ts';
import type { ParsedPage } from '../page/parsed-page.ts';

/** Who writes alone tells of himself, or has a list of the blogs that he reads. */
const OF_ONE =
  /^(?:about me|über mich|à propos de moi|qui suis-je ?\??|sobre mí|sobre mim|chi sono|over mij|om mig|om meg|tietoja minusta|o mnie|o mně|o mne|rólam|despre mine|o meni|за мен|обо мне|про мене|σχετικά με (?:εμένα|μένα)|hakkımda|自己紹介|关于我|關於我|blog ?roll)$/iu;
/** What is printed comes out in issues. */
const ISSUES =
  /^(?:(?:das |zum )?(?:aktuelle )?heft(?:-?archiv)?|(?:zur )?aktuelle ausgabe|(?:current|latest|past|back|print) issues?|(?:the )?print edition|magazine subscriptions?|(?:le )?(?:numéro en cours|dernier numéro|numéro actuel)|anciens numéros|(?:el )?(?:número actual|último número)|números anteriores|numero in edicola|ultimo numero|edição atual|edições anteriores|huidig nummer|(?:laatste|vorige) nummers?|senaste numret|seneste nummer|siste utgave|uusin numero|(?:aktualny|bieżący|najnowszy) numer|archiwalne numery|aktuální číslo|aktuálne číslo|свежий номер|архив номеров|最新号|バックナンバー)$/iu;

const HEADINGS = ['h2', 'h3', 'h4'] as const;
const MAX_HEADINGS = 100;
/** Less than what two places say in words. */
const CONFIDENCE = 0.74;

/**
 * What kind of publication a site of articles is, by the labels and headings of a page: one that comes out in issues, or the
 * blog of somebody who writes alone. Null where they say neither.
 *
 * @param hasNews its menu has sections that magazines lack
 */
export function publicationSign(page: ParsedPage, hasNews: boolean): KindSign | null {
  const headings = HEADINGS.flatMap((tag) => page.byTag.get(tag)?.slice(0, MAX_HEADINGS) ?? []);
  const links = readLinks(page).filter(({ inText }) => !inText);
  const labels = [...links.map(({ label }) => label), ...headings.map((heading) => page.textOf(heading))];
  const sign = (category: string, found: string, label: string): KindSign => {
    return { category, by: 'pages', confidence: CONFIDENCE, evidence: page.evidence(found, label) };
  };
  const issue = labels.find((label) => ISSUES.test(label));
  if (issue !== undefined)
    return sign(hasNews ? 'office/newspaper' : 'site/magazine', 'Articles, and its issues', issue);
  const own = labels.find((label) => OF_ONE.test(label));
  return own === undefined ? null : sign('site/blog', 'Articles of somebody who writes alone', own);
}
