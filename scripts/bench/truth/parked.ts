import { readFileSync } from 'node:fs';
import { parsePage } from '../../../src/extract/page/parse-page.ts';
import { readPageState } from '../../../src/extract/status/page-state.ts';
import { sampleAnswer } from '../../samples/sample-visit.ts';
import type { Corpus } from './corpus.ts';
import { rowsByLanguage, type TruthRow, tally } from './row.ts';

interface ParkedPage {
  readonly language: string;
  readonly kind: string;
  readonly html: string;
}

const PAGES = new URL('../../../test/parked-pages/pages.json', import.meta.url);

/** Files of answers about pages that say something. */
const ABOUT_CONTENT = ['articles.jsonl', 'contacts.jsonl', 'metadata.jsonl'];

/** Pages that hold nothing of a site's own are told, and no page that people found something on is taken for one. */
export function measureParked(corpus: Corpus): TruthRow[] {
  const pages: readonly ParkedPage[] = JSON.parse(readFileSync(PAGES, 'utf8'));
  const found = pages.map(({ language, kind, html }) => {
    const page = parsePage(sampleAnswer('https://parked.example/', html));
    const seen = page ? readPageState(page).kind : 'content';
    return { language, isRight: seen !== 'content', otherwise: `${language} ${kind}: ${page?.text.slice(0, 80)}` };
  });
  const told = tally('parked', 'right of told');
  for (const { isRight } of found) if (isRight) told.add(true, '');
  const files = ABOUT_CONTENT.flatMap((name) =>
    corpus.answers<{ readonly file?: string }>(name).map(({ file }) => file),
  );
  for (const file of new Set(files)) {
    const page = file === undefined ? null : corpus.readPage(file);
    const state = page ? readPageState(page) : null;
    if (state !== null && state.kind !== 'content') told.add(false, `${file}: ${state.reason}`);
  }
  return [...rowsByLanguage('parked', 'told, of our own pages', found), told.row()];
}
