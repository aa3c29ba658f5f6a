import { firstNames } from '../core/first-names.ts';
import { criterion } from '../core/readiness/criteria.ts';
import type { CriterionId } from '../core/readiness/scan.ts';
import type { SiteChanges } from '../core/site/changes.ts';

/** More names than so many are counted. */
const MAX_NAMED = 5;

/** What changed on a site, one plain sentence a change, the score first. */
export function toChangeWords(changes: SiteChanges): readonly string[] {
  const { name, pages = {}, actions, business, score, criteria, method_changed } = changes;
  const pagesOf = (wanted: string): string[] =>
    Object.entries(pages).flatMap(([path, { status }]) => (status === wanted ? path : []));
  return [
    score ? `The score went from ${score.from} to ${score.to}.` : null,
    sentence('Now met', criteria?.gained.map(titleOf)),
    sentence('No longer met', criteria?.lost.map(titleOf)),
    name ? `The name is now “${name.to}”; it was “${name.from}”.` : null,
    sentence('New pages', pagesOf('added')),
    sentence('Pages that say something else', pagesOf('changed')),
    sentence('Pages that are gone', pagesOf('removed')),
    sentence('New actions', actions?.added.map(toWords)),
    sentence('Actions that changed', actions?.changed.map(toWords)),
    sentence('Actions that are gone', actions?.removed.map(toWords)),
    business ? 'The business details changed.' : null,
    method_changed ? 'Our rules changed too, so the site itself may not have changed.' : null,
  ].filter((words) => words !== null);
}

function sentence(what: string, names: readonly string[] = []): string | null {
  return names.length === 0 ? null : `${what}: ${firstNames(names, MAX_NAMED)}.`;
}

function titleOf(id: CriterionId): string {
  return criterion(id).shortTitle;
}

/** "book_a_table" as words. */
function toWords(id: string): string {
  return id.replaceAll(/[_-]+/g, ' ').trim();
}
