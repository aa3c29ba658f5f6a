import type { SiteView } from '../../prints/site-view.ts';

/** A drawn badge for the preview. */
export interface BadgePreview {
  readonly src: string;
  readonly width: number;
  readonly height: number;
  readonly caption: string;
}

/** The ways to put a badge on a page: pictures to look at, and texts to copy. */
export interface BadgeSnippets {
  readonly alt: string;
  readonly previews: readonly BadgePreview[];
  readonly snippets: readonly { readonly id: string; readonly label: string; readonly text: string }[];
}

/** Badges of a site; the pictures follow the score by themselves. */
export function toBadgeSnippets(
  view: SiteView,
  pictures: { readonly card: string; readonly compact: string },
  baseUrl: string,
): BadgeSnippets {
  const { domain, reportUrl } = view;
  // The picture says the score of its day; what stands around it stays (R87).
  const alt = `Waymark score of ${domain}`;
  const { width, height } = sizeOf(pictures.compact);
  const size = `width="${width}" height="${height}"`;
  const image = `${baseUrl}/badge.svg?domain=${domain}`;
  const caption = 'Compact, for a footer or a README';
  const script = `<script src="${baseUrl}/badge.js" data-domain="${domain}" async></script>`;
  return {
    alt,
    previews: [
      { src: `/badge/${domain}/card.svg`, ...sizeOf(pictures.card), caption: 'Card' },
      { src: `/badge/${domain}/compact.svg`, ...sizeOf(pictures.compact), caption },
    ],
    snippets: [
      { id: 'b-script', label: 'Script', text: script },
      { id: 'b-image', label: 'Image', text: `${image}&style=card` },
      { id: 'b-png', label: 'PNG, for e-mail', text: `${baseUrl}/badge.png?domain=${domain}&style=card` },
      { id: 'b-markdown', label: 'Markdown', text: `[![${alt}](${image})](${reportUrl})` },
      { id: 'b-html', label: 'HTML', text: `<a href="${reportUrl}"><img src="${image}" alt="${alt}" ${size}></a>` },
    ],
  };
}

/** Width and height that an SVG text states, so that the page does not jump when the picture comes. */
function sizeOf(svg: string): { width: number; height: number } {
  const [, width = '0', height = '0'] = /^<svg[^>]*? width="([\d.]+)" height="([\d.]+)"/.exec(svg) ?? [];
  return { width: Number(width), height: Number(height) };
}
