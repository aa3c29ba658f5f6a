import { isKnownPhrase } from '../../language/page-kinds.ts';
import { cleanName, splitTitle, titleSides } from './clean-name.ts';
import { matchDomain } from './name-match.ts';

/** Whose pages are titled. */
export interface TitledSite {
  readonly name: string | null;
  /** The host that the page stands on. */
  readonly host: string;
}

/**
 * The parts of a title that tell what the page is: without the site's name, however it is written, and without what stands
 * behind that: "Contact | Acme | Bikes in Leeds". The whole title's parts where nothing else is left; none for no title.
 */
export function ownTitleParts(title: string, heading: string | null, site: TitledSite): string[] {
  const all = titleSides(apartFromName(title, site.name)).ofPage;
  const at = nameAt(all, heading, site);
  const parts = (at > 0 ? all.slice(0, at) : all).filter((part) => !isSameName(part, site.name));
  const others = parts.filter((part, place) => !holdsName(part, place, site.name));
  return others.length > 0 ? others : parts;
}

/** "Contact -Acme": what divides the name from the rest has no space on one side. */
function apartFromName(title: string, name: string | null): string {
  if (name === null || name === '' || !title.endsWith(name)) return title;
  const before = title.slice(0, -name.length);
  const bare = before.replace(/(?<=\S)(?:[ ][-–|]|[-–|][ ])$/u, '');
  return bare === before ? title : `${bare} | ${name}`;
}

/** A thing's name without the site's at its end: "Plum pie | Acme Kitchen". */
export function withoutNameBehind(text: string, site: TitledSite): string {
  const parts = splitTitle(text);
  const last = parts.at(-1) ?? '';
  if (parts.length < 2 || !isSite(last, site)) return text;
  return cleanName(text.slice(0, text.lastIndexOf(last))) ?? text;
}

/** Where the site's name stands behind what the page is called; -1 where it does not, or where the heading follows it. */
function nameAt(parts: readonly string[], heading: string | null, site: TitledSite): number {
  const at = parts.findIndex((part, place) => place > 0 && isSite(part, site));
  const said = squeezed(heading ?? '');
  return at > 0 && said !== '' && parts.slice(at + 1).some((part) => squeezed(part) === said) ? -1 : at;
}

function isSite(part: string, { name, host }: TitledSite): boolean {
  return isSameName(part, name) || host.replace(/^www\./u, '') === part.toLowerCase() || matchDomain(part, host) === 1;
}

function isSameName(part: string, name: string | null): boolean {
  return name !== null && squeezed(part) === squeezed(name);
}

/** "Acme, bikes in Leeds" says whose page it is; "Contact Acme", in front, says what it is. */
function holdsName(part: string, place: number, name: string | null): boolean {
  if (name === null) return false;
  const written = part.toLowerCase();
  const at = written.indexOf(name.toLowerCase());
  if (at < 0) return place > 0 && name.length > 5 && squeezed(part).startsWith(squeezed(name));
  const rest = `${part.slice(0, at)} ${part.slice(at + name.length)}`.trim();
  return place > 0 || !isKnownPhrase(rest);
}

function squeezed(text: string): string {
  return text
    .slice(0, 300)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
}
