// Thin stand-in by the lead, until the language helper's describe-site replaces it: overwrite this file.
import type { SiteFacts } from '../core/site/facts.ts';
import type { SiteDocument } from '../core/site/site-record.ts';

export function describeSite(facts: SiteFacts): SiteDocument {
  return {
    lawp: {
      lawp_version: '0.3',
      domain: facts.domain,
      name: facts.name?.value ?? facts.domain,
      language: facts.language.value,
      pages: Object.fromEntries(facts.pages.map((p) => [p.path, { title: p.title, content: p.content }])),
      actions: facts.actions.map((a) => ({ id: a.id, name: a.label, description: a.label, intent: [a.id, 'x', 'y'], input: { type: 'none', required: false }, ...(a.url ? { url: a.url } : {}) })),
    },
    originals: {},
    source: 'built',
    description: facts.description?.value ?? '',
    businessOrigin: null,
    category: null,
    place: null,
    products: [],
    notices: facts.notices,
  };
}
