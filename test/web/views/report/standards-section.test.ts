import { expect, it } from 'vitest';
import type { StandardFacts } from '../../../../src/core/site/facts.ts';
import { toStandardsSection } from '../../../../src/web/views/report/standards-section.ts';

const fact = (id: StandardFacts['id'], state: StandardFacts['state']): StandardFacts => ({ id, state, found: 'Found' });

it.each([
  ['Standards: 1 of 2 seen', [fact('robots', 'seen'), fact('sitemap', 'not_seen')]],
  ['Standards: 1 seen, 1 could not be checked', [fact('robots', 'seen'), fact('llms_txt', 'unseen')]],
  ['Standards: 0 seen, 2 could not be checked', [fact('robots', 'unseen'), fact('llms_txt', 'unseen')]],
])('%s', (title, standards) => {
  expect(toStandardsSection({ standards })?.title).toBe(title);
});
