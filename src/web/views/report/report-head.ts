import { SITE_PICTURE } from '../../../badges/site-picture.ts';
import { lowerFirst } from '../../../core/capitalised.ts';
import { isListed } from '../../../core/site/site-status.ts';
import { toIsoDay } from '../../../prints/format-day.ts';
import type { SiteView } from '../../../prints/site-view.ts';
import { dataBlock, type PageHead, pageHead } from '../parts/page-head.ts';
import { aboutOf } from './site-head.ts';

const DESCRIPTION_LENGTH = 300;

/** Head of a report page; pages without a site of their own stay out of search engines. */
export function toReportHead(view: SiteView, baseUrl: string): PageHead {
  const { domain, name, reportUrl, status, movedTo, unread } = view;
  const canonical = unread === 'forwards' && movedTo !== null ? `${baseUrl}/site/${movedTo}` : reportUrl;
  return pageHead({
    title: `${name}: ${scoreWords(view)} | Waymark`,
    description: descriptionOf(view),
    canonical,
    index: isListed(status) && (view.score !== null || view.ownerWords !== null),
    alternates: [
      { type: 'application/json', href: `/site/${domain}.json`, title: 'LAWP' },
      { type: 'text/markdown', href: `/site/${domain}.md`, title: 'Markdown' },
    ],
    jsonLd: dataBlock(pageData(view)),
    image: { src: `${baseUrl}/og.png?domain=${domain}`, ...SITE_PICTURE, alt: `${name}: ${scoreWords(view)}` },
  });
}

function scoreWords({ score, label, ownerWords, unreadWords }: SiteView): string {
  if (score === null && ownerWords !== null) return "in the owner's own words";
  return score === null || label === null
    ? lowerFirst(unreadWords?.title ?? 'Not read yet')
    : `${score} of 100, ${lowerFirst(label)}`;
}

function descriptionOf(view: SiteView): string {
  const about = aboutOf(view);
  const who = about === null ? view.name : `${view.name}, ${lowerFirst(about)},`;
  const unread =
    view.ownerWords === null
      ? `${view.name}: ${view.unreadWords?.meaning ?? 'not read yet.'}`
      : [`${view.name}.`, view.description, view.ownerWords.sentence].filter((words) => words !== '').join(' ');
  const said =
    view.score === null
      ? unread
      : `${who} scores ${view.score} of 100 for agent readiness. See what is met, what is missing, and how to improve it.`;
  return said.length <= DESCRIPTION_LENGTH ? said : `${said.slice(0, DESCRIPTION_LENGTH - 1)}…`;
}

function pageData(view: SiteView): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebPage',
    url: view.reportUrl,
    name: `Agent readiness of ${view.name}`,
    dateModified: toIsoDay(view.changedAt),
    about: {
      '@type': view.business === null ? 'WebSite' : 'Organization',
      name: view.name,
      url: `https://${view.domain}/`,
      ...(view.description === '' ? {} : { description: view.description }),
    },
  };
}
