import { CRITERIA_WORD } from '../../../core/readiness/criteria-count.ts';
import { AGENT_READY } from '../../../core/readiness/label.ts';
import type { BadgePictures } from '../../../prints/badge-pictures.ts';
import type { SiteView } from '../../../prints/site-view.ts';

/** A drawn badge for the preview. */
export interface BadgePreview {
  readonly src: string;
  readonly width: number;
  readonly height: number;
  readonly caption: string;
}

/** The ways to put a badge on a page: pictures to look at, and texts to copy. */
export interface BadgeSnippets {
  readonly title: string;
  /** They come first on the page: the score is one to show around. */
  readonly isFirst: boolean;
  /** Ready to be told to others; null for a site without a score of its own. */
  readonly share: {
    readonly text: string;
    readonly links: readonly { readonly href: string; readonly text: string }[];
  } | null;
  readonly alt: string;
  readonly previews: readonly BadgePreview[];
  /** Codes that are seen at once. */
  readonly shown: readonly BadgeCode[];
  /** "Other ways": what opens the rest. */
  readonly moreTitle: string;
  readonly more: readonly BadgeCode[];
}

/** A text to copy. */
interface BadgeCode {
  readonly id: string;
  readonly label: string;
  readonly text: string;
}

/** Badges of a site; the pictures follow the score by themselves. */
export function toBadgeSnippets(view: SiteView, pictures: BadgePictures, baseUrl: string): BadgeSnippets {
  const { domain, reportUrl } = view;
  // The picture says the score of its day; what stands around it stays (R87).
  const alt = `Waymark score of ${domain}`;
  const { width, height } = sizeOf(pictures.compact);
  const size = `width="${width}" height="${height}"`;
  const image = `${baseUrl}/badge.svg?domain=${domain}`;
  const caption = 'Compact, for a footer or a README';
  const script = `<script src="${baseUrl}/badge.js" data-domain="${domain}" async></script>`;
  const isFirst = isProud(view);
  const link = `<a href="${reportUrl}"><img src="${image}" alt="${alt}" ${size}></a>`;
  const html = { id: 'b-html', label: 'HTML', text: link };
  return {
    title: isFirst ? 'Your badge' : 'Badges',
    isFirst,
    share: toShare(view),
    alt,
    previews: [
      { src: `/badge/${domain}/card.svg`, ...sizeOf(pictures.card), caption: 'Card' },
      { src: `/badge/${domain}/compact.svg`, ...sizeOf(pictures.compact), caption },
    ],
    shown: isFirst ? [html] : [],
    moreTitle: isFirst ? 'As a script, a picture or Markdown' : 'The code for your page',
    more: [
      ...(isFirst ? [] : [html]),
      { id: 'b-script', label: 'Script', text: script },
      { id: 'b-image', label: 'Image', text: `${image}&style=card` },
      { id: 'b-png', label: 'PNG, for e-mail', text: `${baseUrl}/badge.png?domain=${domain}&style=card` },
      { id: 'b-markdown', label: 'Markdown', text: `[![${alt}](${image})](${reportUrl})` },
    ],
  };
}

/** Whether the score is one to show around. */
function isProud({ score, unread }: Pick<SiteView, 'score' | 'unread'>): boolean {
  return unread === null && score !== null && score >= AGENT_READY;
}

function toShare({ name, score, label, unread, reportUrl }: SiteView): BadgeSnippets['share'] {
  if (unread !== null || score === null || label === null) return null;
  const told = score === 100 ? `all ${CRITERIA_WORD} marks met` : label.toLowerCase();
  const text = `${name} scores ${score} of 100 for AI agents (${told}): ${reportUrl}`;
  const [said, address] = [encodeURIComponent(text), encodeURIComponent(reportUrl)];
  return {
    text,
    links: [
      { href: `https://www.linkedin.com/sharing/share-offsite/?url=${address}`, text: 'LinkedIn' },
      { href: `https://bsky.app/intent/compose?text=${said}`, text: 'Bluesky' },
      { href: `https://share.joinmastodon.org/#text=${said}`, text: 'Mastodon' },
      { href: `https://x.com/intent/post?text=${said}`, text: 'X' },
      { href: `mailto:?subject=${encodeURIComponent(`${name}, read by AI agents`)}&body=${said}`, text: 'E-mail' },
    ],
  };
}

/** Width and height that an SVG text states, so that the page does not jump when the picture comes. */
function sizeOf(svg: string): { width: number; height: number } {
  const [, width = '0', height = '0'] = /^<svg[^>]*? width="([\d.]+)" height="([\d.]+)"/.exec(svg) ?? [];
  return { width: Number(width), height: Number(height) };
}
