import { capitalised } from '../../core/capitalised.ts';
import { toSafeLine } from '../safe-text.ts';
import { GENERIC, OFFICIAL_ENDINGS, WELCOMES } from './name-words.ts';

const MAX_LENGTH = 100;
/** Marks that stand between the parts of a title; a hyphen only with spaces around it. */
const SPACED = /\s+[-–—−~/―‖⋆]+\s+|\s+[«»‹›]\s+|\s*[|¦｜│•·→⎮]+\s*|\s*::+\s*|:\s+|：/u;
const UNSPACED = '[\\p{Script=Han}\\p{Script=Katakana}\\p{Script=Hiragana}\\p{Script=Hangul}]';
/** Texts in these scripts have marks without spaces; "T-シャツ" is one word. */
const SEPARATOR = new RegExp(
  `[_＿](?=${UNSPACED}{2})|(?<=${UNSPACED})(?:[-_–—－＿丨]|--)(?=[\\p{L}\\p{N}]{2})|(?<=[\\p{L}\\p{N}]{2}|[！？…。”」』）])(?:[-_–—－＿丨]|--)(?=${UNSPACED}{2})|${SPACED.source}`,
  'u',
);

/** The parts of a title between its separators. */
export function splitTitle(title: string): string[] {
  return toSafeLine(title.slice(0, 500)).split(SEPARATOR).map(trimMarks).filter(Boolean);
}

/** What blogs put between their name and the title of a post. */
const BLOG_ARCHIVE =
  /^(?:blog[ -]?(?:archives?|archiv|archief|arkiv)|archives? du blog|archivo del blog|archivio (?:del )?blog|arquivo do blog|архив блога)$/iu;

/** The parts of a title by what they tell: "Acme » Blog Archive » A post"; all tell of both where no archive is named. */
export function titleSides(title: string): { readonly ofSite: readonly string[]; readonly ofPage: readonly string[] } {
  const parts = splitTitle(title);
  const at = parts.findIndex((part) => BLOG_ARCHIVE.test(part));
  const isBetween = at > 0 && at < parts.length - 1;
  return isBetween ? { ofSite: parts.slice(0, at), ofPage: parts.slice(at + 1) } : { ofSite: parts, ofPage: parts };
}

/** The parts of a title that may be a name, cleaned; generic ones ("Home") left out. */
export function titleParts(title: string): string[] {
  return splitTitle(title)
    .map(cleanName)
    .filter((part) => part !== null);
}

/**
 * A name without "Welcome to", "Official site" and the like, in many languages; null when nothing is left that could
 * name a site.
 */
export function cleanName(text: string): string | null {
  let name = trimMarks(toSafeLine(text.slice(0, 500)).replace(NUMBER_BEHIND, ''));
  const lower = name.toLowerCase();
  const welcome = WELCOMES.find((words) => lower.startsWith(words) && endsWord(lower, words.length));
  if (welcome) name = capitalised(trimMarks(name.slice(welcome.length)).replace(/!+$/, ''));
  const greeted = name.toLowerCase();
  const ending = OFFICIAL_ENDINGS.find(
    (words) => greeted.endsWith(words) && startsWord(name, name.length - words.length),
  );
  if (ending) name = trimMarks(name.slice(0, -ending.length));
  if (name.length < 2 || name.length > MAX_LENGTH || isGenericName(name)) return null;
  return name;
}

/** A telephone number behind a name: "Acme Plumbing (020) 7946 0123". */
const NUMBER_BEHIND = /[\s,|:–-]+(?:\+|\()\d[\d ()./-]{6,20}$/u;

/** True for texts that name no site: "Home", "WordPress", an address, a handle, a number, a day. */
export function isGenericName(name: string): boolean {
  const lower = name.toLowerCase().replace(/[!.…]+$/, '');
  const apart = name.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ').toLowerCase();
  return GENERIC.has(lower) || GENERIC.has(apart) || !/\p{L}/u.test(name) || NO_NAME.test(name);
}

/** An address, a handle, a template, and when a page was written last: "Updated 2025". */
const NO_NAME =
  /^(?:https?:|www\.|[/{<%[@]|(?:(?:last )?updated|(?:zuletzt )?aktualisiert|mis à jour|actualizado|atualizado|aggiornato|bijgewerkt|cập nhật)(?!\p{L}).*\d)/iu;

function trimMarks(text: string): string {
  const trimmed = text.replace(/^[\s|–—:·•,;.!*-]+/u, '').replace(/[\s|–—:·•,;/*™®-]+$/u, '');
  const bare = trimmed.replace(/^[»›]\s+/u, '').replace(/\s+[«‹]$/u, '');
  return /^(?:«[^«»]+»|"[^"]+"|“[^“”]+”|„[^„“”]+[“”])$/u.test(bare) ? bare.slice(1, -1).trim() : bare;
}

/** Han and kana have no spaces between words. */
function endsWord(text: string, at: number): boolean {
  return at >= text.length || !/[\p{L}\p{N}]/u.test(text.charAt(at)) || /[\u3040-\u9fff]/.test(text.charAt(at - 1));
}

function startsWord(text: string, at: number): boolean {
  return at <= 0 || !/[\p{L}\p{N}]/u.test(text.charAt(at - 1)) || /[\u3040-\u9fff]/.test(text.charAt(at));
}
