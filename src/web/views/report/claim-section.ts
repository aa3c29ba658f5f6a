import { ownerMaySpeak, shownClaim } from '../../../core/site/owner-words.ts';
import type { SiteClaim, StoredSite } from '../../../core/site/stored-site.ts';
import { formatDay } from '../../../prints/format-day.ts';

/** What claiming brings the owner of a site, or brought. */
export interface ClaimSection {
  readonly title: string;
  readonly note: string;
  readonly text: string;
  /** What the link to the claim says, without the domain. */
  readonly link: string;
  /** Whether the site has a file of its own already. */
  readonly hasFile: boolean;
}

/** Whose words the page shows. */
type Teller = 'we' | 'owner' | 'file' | 'nobody';

/** The section of a site; null where nothing of its owner's would be shown (R85). */
export function toClaimSection(site: StoredSite): ClaimSection | null {
  const { status, statusReason, document } = site;
  const isKnown = document !== null && status === 'active';
  if (!isKnown && !ownerMaySpeak(status, statusReason)) return null;
  const claim = shownClaim(site);
  const teller = tellerOf(site);
  const hasFile = teller === 'file';
  if (claim === null) return { title: 'Is this your site?', link: 'Claim', hasFile, ...UNCLAIMED[teller] };
  const { note, text, link } = CLAIMED[teller];
  const proved = `The owner proved this domain on ${formatDay(claim.since)}`;
  return { title: 'Claimed by its owner', link, hasFile, note, text: `${proved}${text}${endWords(claim)}` };
}

function tellerOf({ status, document }: StoredSite): Teller {
  if (document?.source === 'owner') return 'owner';
  if (status !== 'active') return 'nobody';
  return document?.source === 'native' ? 'file' : 'we';
}

const UNCLAIMED: Readonly<Record<Teller, Pick<ClaimSection, 'note' | 'text'>>> = {
  we: {
    note: 'Your words replace ours.',
    text: 'Prove it with one DNS record, then correct anything on this page.',
  },
  // Its claim has lapsed, and the page was not drawn since.
  owner: {
    note: 'Your words replace ours.',
    text: 'Prove it with one DNS record, then correct anything on this page.',
  },
  file: {
    note: 'Your file replaces what we read.',
    text: 'Correct anything here in your LAWP file: we read it at each visit. A claim lets you save words with us for when the file cannot be read.',
  },
  nobody: {
    note: 'Your words replace ours.',
    text: 'Prove it with one DNS record, and assistants get your own words while we cannot read the site.',
  },
};

const CLAIMED: Readonly<Record<Teller, Pick<ClaimSection, 'note' | 'text' | 'link'>>> = {
  we: {
    note: 'The owner’s words would replace ours.',
    text: ', but has saved no text with us yet: this page shows what we read. Is it yours? You can correct anything here.',
    link: 'Correct',
  },
  owner: {
    note: 'The owner’s words replace ours.',
    text: ' and tells agents about the site. Is it yours? You can change everything you told us.',
    link: 'Change what you told us about',
  },
  file: {
    note: 'The site’s own file replaces what we read.',
    text: '. This page shows what the site’s LAWP file says. Is it yours? Correct the file, or save words with us for when we cannot read it.',
    link: 'Save words for',
  },
  nobody: {
    note: 'The owner’s words would appear here.',
    text: ', but has saved no text with us yet. Is it yours? Save a few words, and assistants get them while we cannot read the site.',
    link: 'Save words for',
  },
};

/** What is said of a claim whose record is missing. */
function endWords({ missingSince }: SiteClaim): string {
  if (missingSince === null) return '';
  return ` The DNS record that proves it has been missing since ${formatDay(missingSince)}: put it back within a week of that day, or the claim ends.`;
}
