import type { LawpDocument } from '../../core/lawp/document.ts';
import { asList, asObject, at, type JsonObject } from '../../core/lawp/json-value.ts';
import { type ForeseenScore, foreseeScore } from '../../core/readiness/foresee-score.ts';
import type { Notice } from '../../core/site/facts.ts';
import { partsFromText } from '../../core/site/parts-from-text.ts';
import type { SiteDocument } from '../../core/site/site-record.ts';
import type { StoredSite } from '../../core/site/stored-site.ts';

/** The score before and after a save; null where the site has none, or speaks for itself. */
export function foreseeSave(
  site: StoredSite | null,
  own: LawpDocument,
  read: SiteDocument | null,
): ForeseenScore | null {
  const { scan = null, document = null } = site ?? {};
  if (scan === null || document === null || document.source === 'native') return null;
  return foreseeScore({ scan, shown: document.lawp, own, read });
}

/** Says that a save lowers the score, and why; nothing where it does not. */
export function scoreNotices(score: ForeseenScore | null): Notice[] {
  if (score === null || score.to >= score.from) return [];
  const why = score.losses.length === 0 ? '' : `: ${score.losses.join('; ')}`;
  return [{ code: 'score_lower', message: `Your score goes from ${score.from} to ${score.to}${why}.` }];
}

/** Says which business details stay what we read, and how they become the owner's own; nothing where all are his. */
export function asReadNotices({ business }: LawpDocument, read: SiteDocument | null): Notice[] {
  const fromText = read?.businessText ?? [];
  const parts = partsFromText(business, { business: read?.lawp.business ?? null, fromText });
  if (parts.length === 0) return [];
  const named = parts.map((part) => `/business/${part}`).join(', ');
  const message = `We read this in the text of your pages, and /business/source says so: ${named}. To make it your own words, correct it or take out /business/source.`;
  return [{ code: 'details_as_read', message }];
}

/** What we read of a site that a document leaves out: pages by their path, actions by their id. */
export interface LeftOut {
  readonly pages: LawpDocument['pages'];
  readonly actions: LawpDocument['actions'];
}

/** Finds what of our reading an owner's document does not have. */
export function findLeftOut(body: JsonObject, read: SiteDocument | null): LeftOut {
  const paths = new Set(Object.keys(asObject(at(body, 'pages')) ?? {}).map(bare));
  const ids = new Set(asList(at(body, 'actions')).map((action) => at(action, 'id')));
  return {
    pages: Object.fromEntries(Object.entries(read?.lawp.pages ?? {}).filter(([path]) => !paths.has(bare(path)))),
    actions: (read?.lawp.actions ?? []).filter(({ id }) => !ids.has(id)),
  };
}

/** The owner's document with what it leaves out of our reading, behind his own words. */
export function withLeftOut(body: JsonObject, { pages, actions }: LeftOut): JsonObject {
  if (Object.keys(pages).length + actions.length === 0) return body;
  return {
    ...body,
    pages: { ...asObject(at(body, 'pages')), ...pages },
    actions: [...asList(at(body, 'actions')), ...actions],
  };
}

/** The notice that names what was kept of our reading; none when there was nothing to keep. */
export function keptNotices({ pages, actions }: LeftOut): Notice[] {
  const names = [...Object.keys(pages), ...actions.map(({ id }) => id)];
  if (names.length === 0) return [];
  return [{ code: 'read_kept', message: `Kept as we read it, beside your own text: ${names.join(', ')}.` }];
}

function bare(path: string): string {
  return path.length > 1 ? path.replace(/\/$/, '') : path;
}
