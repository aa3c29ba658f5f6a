import type { SiteDocument } from '../../core/site/site-record.ts';

/** What a site's row says of a site of which nothing is known. */
export const NOTHING_KNOWN = {
  language: null,
  name: null,
  categoryId: null,
  categoryName: null,
  categoryPlural: null,
  placeName: null,
  placeCountry: null,
  score: null,
  label: null,
  met: '',
  unseen: '',
  native: false,
  executable: false,
  version: null,
  scanId: null,
  updatedAt: null,
};

/** What it says of a document. @param at when the document began to hold, ISO 8601 UTC */
export function documentColumns(document: SiteDocument, language: string | null, version: number | null, at: string) {
  return {
    language,
    name: document.lawp.name,
    categoryId: document.category?.id ?? null,
    categoryName: document.category?.name ?? null,
    categoryPlural: document.category?.plural ?? null,
    placeName: document.place?.name ?? null,
    placeCountry: document.place?.country ?? null,
    version,
    updatedAt: at,
  };
}
