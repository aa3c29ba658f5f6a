import type { SiteChanges } from '../../core/site/changes.ts';
import { bytesOf } from '../../prints/what-fits.ts';

/** Changes that fit into an answer. */
export interface FittedChanges {
  readonly changes: SiteChanges;
  readonly isCut: boolean;
}

/** Leaves out what an answer has no room for: first the new texts of pages, then titles, then all but the first names. */
export function fitChanges(changes: SiteChanges, mostBytes: number): FittedChanges {
  const fits = (part: SiteChanges): boolean => bytesOf(part) <= mostBytes;
  if (fits(changes)) return { changes, isCut: false };
  const fewer = [500, 100, 10, 0].map((most) => (part: SiteChanges) => withFewNames(part, most));
  let left = changes;
  for (const step of [withoutContents, withoutTitles, ...fewer.slice(0, 1), withoutBusiness, ...fewer.slice(1)]) {
    left = step(left);
    if (fits(left)) break;
  }
  return { changes: left, isCut: true };
}

type PageChange = NonNullable<SiteChanges['pages']>[string];

function withPages(changes: SiteChanges, print: (page: PageChange) => PageChange): SiteChanges {
  if (!changes.pages) return changes;
  const pages = Object.entries(changes.pages).map(([path, page]): [string, PageChange] => [path, print(page)]);
  return { ...changes, pages: Object.fromEntries(pages) };
}

function withoutContents(changes: SiteChanges): SiteChanges {
  return withPages(changes, ({ content: _content, ...page }) => page);
}

function withoutTitles(changes: SiteChanges): SiteChanges {
  return withPages(changes, ({ status }) => ({ status }));
}

function withFewNames({ pages, actions, ...changes }: SiteChanges, most: number): SiteChanges {
  const few = (names: readonly string[]): string[] => names.slice(0, most);
  return {
    ...changes,
    ...(pages ? { pages: Object.fromEntries(Object.entries(pages).slice(0, most)) } : {}),
    ...(actions
      ? { actions: { added: few(actions.added), removed: few(actions.removed), changed: few(actions.changed) } }
      : {}),
  };
}

function withoutBusiness({ business: _business, ...changes }: SiteChanges): SiteChanges {
  return changes;
}
