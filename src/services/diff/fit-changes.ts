import type { SiteChanges } from '../../core/site/changes.ts';

/** An answer never grows above 256 KB (contract section 6); this leaves room for what stands around the changes. */
const MAX_BYTES = 240 * 1024;
const MAX_NAMED = 500;

/** Changes that fit into an answer. */
export interface FittedChanges {
  readonly changes: SiteChanges;
  readonly isCut: boolean;
}

/** Leaves out what an answer has no room for: first the new texts of pages, then titles, then all but the first names. */
export function fitChanges(changes: SiteChanges): FittedChanges {
  if (fits(changes)) return { changes, isCut: false };
  const steps = [withoutContents, withoutTitles, withFewNames, withoutBusiness];
  let left = changes;
  for (const step of steps) {
    left = step(left);
    if (fits(left)) break;
  }
  return { changes: left, isCut: true };
}

function fits(changes: SiteChanges): boolean {
  return Buffer.byteLength(JSON.stringify(changes)) <= MAX_BYTES;
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

function withFewNames({ pages, actions, ...changes }: SiteChanges): SiteChanges {
  const few = (names: readonly string[]): string[] => names.slice(0, MAX_NAMED);
  return {
    ...changes,
    ...(pages ? { pages: Object.fromEntries(Object.entries(pages).slice(0, MAX_NAMED)) } : {}),
    ...(actions
      ? { actions: { added: few(actions.added), removed: few(actions.removed), changed: few(actions.changed) } }
      : {}),
  };
}

function withoutBusiness({ business: _business, ...changes }: SiteChanges): SiteChanges {
  return changes;
}
