import type { LawpDocument } from '../../../core/lawp/document.ts';
import { starterDocument } from '../../../core/lawp/starter.ts';
import { JSONLD_PLACEHOLDERS, starterJsonLd } from '../../../core/lawp/starter-jsonld.ts';
import type { SiteView } from '../../../prints/site-view.ts';

/** Characters of a file that may stand on a page. */
const MAX_SHOWN = 24_000;

/** The two files that we have written for a site owner. */
export interface StarterSection {
  readonly lawp: {
    readonly text: string;
    readonly href: string;
    readonly size: string;
    /** False for a file too long to stand on a page. */
    readonly isShown: boolean;
  };
  /** The text of the data block, cut where a value still has to be given. */
  readonly jsonLd: {
    readonly parts: readonly { readonly text: string; readonly isPlaceholder: boolean }[];
    readonly hasPlaceholders: boolean;
    /** The mark it is for is met already: it is folded away. */
    readonly isMet: boolean;
  };
}

/** The starter files of a site. */
export function toStarterSection(document: LawpDocument, { domain, checklist }: SiteView): StarterSection {
  const text = starterFile(document);
  const parts = jsonLdParts(document);
  const isMet = checklist.some(({ id, state }) => id === 'business' && state === 'met');
  return {
    lawp: { text, href: starterPath(domain), size: sizeWords(text), isShown: text.length <= MAX_SHOWN },
    jsonLd: { parts, hasPlaceholders: parts.some(({ isPlaceholder }) => isPlaceholder), isMet },
  };
}

/** The text of the starter LAWP file, as it is shown and downloaded. */
function starterFile(document: LawpDocument): string {
  return `${JSON.stringify(starterDocument(document), null, 2)}\n`;
}

/** Where the starter file of a site stands on this service. */
export function starterPath(domain: string): string {
  return `/starter/${domain}.json`;
}

function sizeWords(text: string): string {
  return `${(Buffer.byteLength(text) / 1024).toFixed(1)} KB, checked and valid`;
}

function jsonLdParts(document: LawpDocument): StarterSection['jsonLd']['parts'] {
  // "<" inside the data would end the block on the owner's page.
  const json = JSON.stringify(starterJsonLd(document), null, 2).replaceAll('<', '\\u003c');
  const text = `<script type="application/ld+json">\n${json}\n</script>`;
  const unknown = Object.values(JSONLD_PLACEHOLDERS).map((value) => JSON.stringify(value));
  const parts: { text: string; isPlaceholder: boolean }[] = [];
  let rest = text;
  while (rest !== '') {
    const next = unknown
      .map((value) => ({ value, at: rest.indexOf(value) }))
      .filter(({ at }) => at !== -1)
      .toSorted((a, b) => a.at - b.at)[0];
    if (next === undefined) break;
    parts.push({ text: rest.slice(0, next.at), isPlaceholder: false }, { text: next.value, isPlaceholder: true });
    rest = rest.slice(next.at + next.value.length);
  }
  return [...parts, { text: rest, isPlaceholder: false }];
}
