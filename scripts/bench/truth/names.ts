import { fold } from '../../../src/language/fold.ts';
import type { Corpus } from './corpus.ts';
import { handmadeCases } from './handmade.ts';
import { peerOf, rowsByLanguage, type TruthRow } from './row.ts';

/** Letters and digits only, so that "Acme-Shop" and "acme shop" are one name. */
function bare(name: string): string {
  return fold(name).replace(/[^\p{L}\p{N}]/gu, '');
}

/** Whether a name is one of those that a reader accepts, written in any way. */
export function isNamed(name: string, accepted: readonly string[]): boolean {
  return accepted.map(bare).includes(bare(name));
}

interface MetadataRow {
  readonly slug: string;
  readonly file: string;
  readonly publisher?: string | null;
  readonly lang?: string | null;
}

/** Names of sites; the peer takes og:site_name, else the first part of the home page's title. */
export function measureNames(corpus: Corpus): TruthRow[] {
  const handmade = handmadeCases(corpus).map(({ truth, facts, document }) => ({
    language: truth.language,
    name: document?.lawp.name ?? '',
    accepted: truth.name_ok,
    title: facts.pages[0]?.title ?? '',
    slug: truth.slug,
  }));
  const published = corpus.answers<MetadataRow>('metadata.jsonl').flatMap(({ slug, publisher, lang }) => {
    const site = publisher ? corpus.readSite(slug) : null;
    // A site that asks not to be indexed is not named by us.
    if (!publisher || !site || site.facts.status === 'noindex') return [];
    const { facts, document } = site;
    const name = document?.lawp.name ?? '';
    const title = facts.pages[0]?.title ?? '';
    return [{ language: (lang ?? '').slice(0, 2), name, accepted: [publisher], title, slug }];
  });
  return [['name, read by hand', handmade] as const, ['name, publisher declared', published] as const].flatMap(
    ([what, cases]) =>
      rowsByLanguage(
        'names',
        what,
        cases.map(({ language, name, accepted, slug }) => ({
          language,
          isRight: isNamed(name, accepted),
          otherwise: `${slug}: "${name}", should be "${accepted[0]}"`,
        })),
        peerOf(
          'first part of the title',
          cases.map(({ title, accepted }) => isNamed(title.split(/ [-|–—·:»] /)[0] ?? '', accepted)),
        ),
      ),
  );
}
