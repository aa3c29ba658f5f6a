import { canonicalJson } from '../lawp/canonical-json.ts';
import type { LawpAction, LawpDocument, LawpPage } from '../lawp/document.ts';
import type { CriterionId, Scan } from '../readiness/scan.ts';
import { steadyText } from './steady-text.ts';

/** What an agent would notice between two versions of a site (contract section 10, R53); absent parts are left out. */
export interface SiteChanges {
  readonly name?: { readonly from: string; readonly to: string };
  readonly pages?: Readonly<
    Record<
      string,
      { readonly status: 'added' | 'removed' | 'changed'; readonly title?: string; readonly content?: string }
    >
  >;
  readonly actions?: {
    readonly added: readonly string[];
    readonly removed: readonly string[];
    readonly changed: readonly string[];
  };
  readonly business?: { readonly from: LawpDocument['business'] | null; readonly to: LawpDocument['business'] | null };
  readonly score?: { readonly from: number; readonly to: number };
  readonly criteria?: { readonly gained: readonly CriterionId[]; readonly lost: readonly CriterionId[] };
  /** Only our rules moved, not the site. */
  readonly method_changed?: true;
}

/** One state of a site, as far as changes are told. */
export interface SiteState {
  readonly lawp: LawpDocument;
  readonly scan: Scan | null;
  /** Version of the rules that read and judged it. */
  readonly rulesVersion: string;
}

/** The differences from one state to the next; null when an agent would notice none. */
export function diffSites(from: SiteState, to: SiteState): SiteChanges | null {
  const changes: SiteChanges = {
    ...(isSame(from.lawp.name, to.lawp.name) ? {} : { name: { from: from.lawp.name, to: to.lawp.name } }),
    ...part('pages', diffPages(from.lawp.pages, to.lawp.pages)),
    ...part('actions', diffActions(from.lawp.actions, to.lawp.actions)),
    ...part('business', diffBusiness(from.lawp.business, to.lawp.business)),
    ...part('score', diffScore(from.scan, to.scan)),
    ...part('criteria', diffCriteria(from.scan, to.scan)),
  };
  if (Object.keys(changes).length === 0) return null;
  return from.rulesVersion === to.rulesVersion ? changes : { ...changes, method_changed: true };
}

function part<K extends keyof SiteChanges>(
  key: K,
  value: SiteChanges[K] | null,
): Pick<SiteChanges, K> | Record<never, never> {
  return value ? { [key]: value } : {};
}

type PageChange = NonNullable<SiteChanges['pages']>[string];

function diffPages(
  from: Readonly<Record<string, LawpPage>>,
  to: Readonly<Record<string, LawpPage>>,
): SiteChanges['pages'] | null {
  const found: [string, PageChange][] = [];
  for (const [path, page] of Object.entries(to)) {
    const before = Object.hasOwn(from, path) ? from[path] : undefined;
    if (!before) found.push([path, { status: 'added', title: page.title, content: page.content }]);
    else if (!isSame(before.title, page.title) || !isSame(before.content, page.content)) {
      found.push([
        path,
        {
          status: 'changed',
          ...(isSame(before.title, page.title) ? {} : { title: page.title }),
          ...(isSame(before.content, page.content) ? {} : { content: page.content }),
        },
      ]);
    }
  }
  for (const path of Object.keys(from)) if (!Object.hasOwn(to, path)) found.push([path, { status: 'removed' }]);
  return found.length ? Object.fromEntries(found) : null;
}

function diffActions(from: readonly LawpAction[], to: readonly LawpAction[]): SiteChanges['actions'] | null {
  const before = new Map(from.map((action) => [action.id, meaningOf(action)]));
  const after = new Map(to.map((action) => [action.id, meaningOf(action)]));
  const added = [...after.keys()].filter((id) => !before.has(id));
  const removed = [...before.keys()].filter((id) => !after.has(id));
  const changed = [...after].filter(([id, json]) => before.has(id) && before.get(id) !== json).map(([id]) => id);
  return added.length + removed.length + changed.length ? { added, removed, changed } : null;
}

function diffBusiness(from: LawpDocument['business'], to: LawpDocument['business']): SiteChanges['business'] | null {
  return meaningOf(byDay(from)) === meaningOf(byDay(to)) ? null : { from: from ?? null, to: to ?? null };
}

/** White space and volatile words are no change. */
function isSame(from: string, to: string): boolean {
  return from === to || steadyText(from) === steadyText(to);
}

/**
 * A value as far as agents tell two apart: lists hold the same in any order (words, fields, options, hours, offers), texts
 * say the same whatever their white space and volatile words, and an empty list says nothing.
 */
function meaningOf(value: unknown): string {
  return canonicalJson(steady(value));
}

function steady(value: unknown): unknown {
  if (typeof value === 'string') return steadyText(value);
  if (Array.isArray(value)) return [...new Set(value.map(meaningOf))].sort();
  if (typeof value !== 'object' || value === null) return value;
  const parts = Object.entries(value).filter(([, part]) => !Array.isArray(part) || part.length > 0);
  return Object.fromEntries(parts.map(([key, part]) => [key, steady(part)]));
}

/** Business details with the hours of each day apart: days may be grouped in many ways. */
function byDay(business: LawpDocument['business']): unknown {
  if (business === undefined) return null;
  const { opening_hours: hours = [], ...rest } = business;
  const hoursByDay = hours.flatMap(({ days, ...times }) => days.map((day) => ({ day, ...times })));
  return { ...rest, hoursByDay };
}

function diffScore(from: Scan | null, to: Scan | null): SiteChanges['score'] | null {
  return from && to && from.score !== to.score ? { from: from.score, to: to.score } : null;
}

function diffCriteria(from: Scan | null, to: Scan | null): SiteChanges['criteria'] | null {
  if (!from || !to) return null;
  const met = (scan: Scan) => new Set(scan.criteria.flatMap(({ id, state }) => (state === 'met' ? id : [])));
  const before = met(from);
  const after = met(to);
  const gained = [...after].filter((id) => !before.has(id));
  const lost = [...before].filter((id) => !after.has(id));
  return gained.length + lost.length ? { gained, lost } : null;
}
