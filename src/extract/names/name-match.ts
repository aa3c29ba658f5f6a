import { registrableDomain } from '../../core/domain/registrable-domain.ts';
import { ownText } from '../../core/own-text.ts';
import { fold } from '../../language/fold.ts';
import { isLegalForm } from '../../language/legal-forms.ts';
import { spellOut, transliterate } from '../../language/transliterate.ts';

/** Words of names that addresses leave out or add. */
const FILLERS = new Set('the der die das le la les el il de het den of and und et y e i a an com net org'.split(' '));

/**
 * How well a name goes with the domain it stands on, 0 to 1: 1 when the domain is the name written together, less when
 * it holds the name, the name holds it, its initials, or some of its words. Any alphabet with a common Latin spelling.
 */
export function matchDomain(name: string, domain: string): number {
  const key = `${domain} ${name}`;
  const before = matched.get(key);
  if (before !== undefined) return before;
  const labels = domainLabels(domain);
  const match = Math.max(0, ...spellings(name).flatMap((words) => labels.map((label) => matchLabel(words, label))));
  if (matched.size >= MAX_MATCHED) matched.clear();
  matched.set(ownText(key), match);
  return match;
}

/** Pages of a site repeat the name that they are held against. */
const MAX_MATCHED = 200;
const matched = new Map<string, number>();

function domainLabels(domain: string): string[] {
  const registrable = registrableDomain(domain);
  const [own = '', ending = '', ...more] = registrable.split('.');
  const sub = domain === registrable ? [] : domain.slice(0, -registrable.length - 1).split('.');
  // "Lindner Studio" of lindner.studio: an ending that is a word is one of the name.
  const whole = ending.length > 3 && more.length === 0 ? [`${own}${ending}`] : [];
  return [...new Set([own, ...sub.filter((label) => label.length > 3), `${sub.join('')}${own}`, ...whole])]
    .map(squeeze)
    .filter((label) => label.length > 1);
}

/** Words of the name as an address would have them; umlauts both ways. */
function spellings(name: string): string[][] {
  const lower = name.slice(0, 200).toLowerCase();
  const plain = fold(lower);
  const written = [plain, fold(spellOut(lower)), plain.replaceAll('&', ' and '), plain.replaceAll('&', ' und ')];
  return [...new Set(written)].map((text) =>
    transliterate(text)
      .replace(/['’]/g, '')
      .split(/[^\p{L}\p{N}]+/u)
      .filter(Boolean),
  );
}

function squeeze(text: string): string {
  return text.replace(/[^\p{L}\p{N}]/gu, '');
}

function matchLabel(words: readonly string[], label: string): number {
  const whole = words.join('');
  const core = words.filter((word) => !FILLERS.has(word) && !isLegalForm([word])).join('');
  if (whole.length < 2) return 0;
  if (whole === label || core === label) return 1;
  // "deutsche-bahn-ag.de", "cafemuellerberlin.de": one holds nearly all of the other.
  if (core.length >= 3 && label.startsWith(core)) return 0.5 + 0.4 * (core.length / label.length);
  if (label.length >= 3 && core.startsWith(label)) return 0.5 + 0.4 * (label.length / core.length);
  if (core.length >= 5 && label.includes(core)) return 0.4 + 0.4 * (core.length / label.length);
  if (label.length >= 4 && core.includes(label)) return 0.4 + 0.4 * (label.length / core.length);
  // "Board of Trade" of bot.example and of bt.example.
  const initials = [words, words.filter((word) => !FILLERS.has(word))].map((of) => of.map((word) => word[0]).join(''));
  if (words.length >= 2 && initials.includes(label)) return 0.7;
  const covered = words
    .filter((word) => word.length >= 3 && label.includes(word))
    .reduce((sum, word) => sum + word.length, 0);
  return covered >= label.length * 0.5 ? 0.6 * Math.min(1, covered / label.length) : 0;
}
