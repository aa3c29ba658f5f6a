import type { SiteView } from './site-view.ts';

/** The ways to put a badge on a page, as texts to copy. */
export interface BadgeSnippets {
  readonly alt: string;
  /** Addresses of the drawn pictures on this service, for the preview. */
  readonly card: string;
  readonly compact: string;
  readonly snippets: readonly { readonly id: string; readonly label: string; readonly text: string }[];
}

/** Snippets of a site; the pictures follow the score by themselves. */
export function toBadgeSnippets(view: SiteView, baseUrl: string): BadgeSnippets {
  const { domain, score, label, reportUrl } = view;
  const alt = score === null ? 'Waymark: not read yet' : `Waymark: ${score} of 100, ${label}`;
  const image = `${baseUrl}/badge.svg?domain=${domain}`;
  return {
    alt,
    card: `/badge/${domain}/card.svg`,
    compact: `/badge/${domain}/compact.svg`,
    snippets: [
      {
        id: 'b-script',
        label: 'Script',
        text: `<script src="${baseUrl}/badge.js" data-domain="${domain}" defer></script>`,
      },
      { id: 'b-image', label: 'Image', text: `${image}&style=card` },
      { id: 'b-markdown', label: 'Markdown', text: `[![${alt}](${image})](${reportUrl})` },
      { id: 'b-html', label: 'HTML', text: `<a href="${reportUrl}"><img src="${image}" alt="${alt}"></a>` },
    ],
  };
}
