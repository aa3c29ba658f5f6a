import type { Corpus, ReadSite } from './corpus.ts';

/** What a person who read a site's saved pages says of it. Null means: not on these pages. */
export interface HandmadeSite {
  readonly slug: string;
  readonly name_ok: readonly string[];
  readonly language: string;
  readonly actions: readonly string[];
  /** Neither right nor wrong. */
  readonly actions_unsure: readonly string[];
  /** Words that a fair description should contain, in the site's language, some cut before their endings. */
  readonly description_ok_keywords: readonly string[];
  /** E.164. */
  readonly phone: readonly string[] | null;
  readonly email: readonly string[] | null;
  /** Several are parted by " | ". */
  readonly address: string | null;
  readonly hours_osm: string | null;
  readonly kind: string;
}

/** A site that was read by hand and by us. */
export interface HandmadeCase extends ReadSite {
  readonly truth: HandmadeSite;
}

/** The sites that people read by hand, each beside what we read. */
export function handmadeCases(corpus: Corpus): HandmadeCase[] {
  return corpus.answers<HandmadeSite>('handmade-sites.jsonl').flatMap((truth) => {
    const site = corpus.readSite(truth.slug);
    return site ? [{ truth, ...site }] : [];
  });
}
