import { isInOwnersWords, ownerMaySpeak } from '../../../core/site/owner-words.ts';
import type { StoredSite } from '../../../core/site/stored-site.ts';

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

const ASKED = { title: 'Is this your site?', note: 'Your words replace ours.', link: 'Claim', hasFile: false } as const;

/** The section of a site; null where nothing of its owner's would be shown (R85). */
export function toClaimSection(site: StoredSite): ClaimSection | null {
  const { status, statusReason, document } = site;
  const isKnown = document !== null && status === 'active';
  if (!isKnown && !ownerMaySpeak(status, statusReason)) return null;
  if (document?.source === 'owner' && (isKnown || isInOwnersWords(site))) {
    return {
      ...ASKED,
      title: 'Claimed by its owner',
      note: 'The words of the owner replace ours.',
      text: 'The owner has proved this domain and tells agents about the site. Is it yours? You can change everything you told us.',
      link: 'Change what you told us about',
    };
  }
  if (isKnown && document.source === 'native') {
    const text =
      'Correct anything here in your LAWP file: we read it at each visit. A claim lets you save words with us for when the file cannot be read.';
    return { ...ASKED, note: 'Your file replaces what we read.', text, hasFile: true };
  }
  const text = isKnown
    ? 'Prove it with one DNS record, then correct anything on this page.'
    : 'Prove it with one DNS record, and assistants get your own words while we cannot read the site.';
  return { ...ASKED, text };
}
