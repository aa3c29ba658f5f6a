import type { EnglishFacts } from '../core/site/facts.ts';
import type { Visit } from '../core/site/visit.ts';
import { parsePage } from './page/parse-page.ts';
import { readPages } from './pages.ts';

/** What the site's own English start page says, where a visit asked for one by itself; absent unless it is English. */
export function readEnglishStart(visit: Visit): { readonly english?: EnglishFacts } {
  const resource = visit.resources.find(({ role }) => role === 'english');
  const page = resource?.status === 200 ? parsePage(resource) : null;
  if (page === null || page.noindex) return {};
  const [start] = readPages({ pages: [page], items: new Map() }, null).pages;
  if (start?.language !== 'en' || start.content === '') return {};
  return { english: { url: page.url.href, content: start.content, evidence: start.evidence } };
}
