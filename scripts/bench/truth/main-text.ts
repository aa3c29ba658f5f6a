import type { ParsedPage } from '../../../src/extract/page/parsed-page.ts';
import { readMainText } from '../../../src/extract/text/content.ts';
import type { Corpus } from './corpus.ts';
import { loadReadability, type ReadMain } from './readability.ts';
import { type TruthRow, tally } from './row.ts';

interface ArticleRow {
  readonly file: string;
  readonly body?: string;
  readonly with?: readonly string[];
  readonly without?: readonly string[];
}

/** Main text: F1 by words against whole texts, and snippets that must or must not be in it; Readability beside it. */
export async function measureMainText(corpus: Corpus): Promise<TruthRow[]> {
  const peer = await loadReadability();
  const ours = textScores((page) => readMainText(page).join('\n'));
  const theirs = peer ? textScores(peer) : null;
  for (const article of corpus.answers<ArticleRow>('articles.jsonl')) {
    const page = corpus.readPage(article.file);
    if (!page) continue;
    ours.add(page, article);
    theirs?.add(page, article);
  }
  const beside = theirs?.shares();
  const own = ours.shares();
  return (['F1', 'must be in', 'must be out'] as const).map((what) =>
    tally('main-text', what).row({
      ...ours.counts(what),
      share: own[what],
      peer: beside?.[what] == null ? null : { name: 'Readability', share: beside[what] },
      worst: ours.worst[what],
    }),
  );
}

function textScores(read: ReadMain) {
  const f1s: number[] = [];
  const within: boolean[] = [];
  const without: boolean[] = [];
  const worst: Record<'F1' | 'must be in' | 'must be out', string[]> = { F1: [], 'must be in': [], 'must be out': [] };
  const share = (answers: readonly boolean[]) =>
    answers.length === 0 ? null : answers.filter(Boolean).length / answers.length;
  return {
    worst,
    add(page: ParsedPage, { file, body, with: musts = [], without: bans = [] }: ArticleRow) {
      const text = read(page);
      const plain = squeeze(text);
      if (body !== undefined) f1s.push(wordF1(text, body));
      if (body !== undefined && (f1s.at(-1) ?? 0) < 0.7) worst.F1.push(`${file}: ${f1s.at(-1)?.toFixed(2)}`);
      for (const snippet of musts) {
        within.push(plain.includes(squeeze(snippet)));
        if (!within.at(-1)) worst['must be in'].push(`${file}: ${snippet.slice(0, 80)}`);
      }
      for (const snippet of bans) {
        without.push(!plain.includes(squeeze(snippet)));
        if (!without.at(-1)) worst['must be out'].push(`${file}: ${snippet.slice(0, 80)}`);
      }
    },
    counts(what: 'F1' | 'must be in' | 'must be out') {
      const answers = what === 'must be in' ? within : without;
      if (what === 'F1') return { right: f1s.filter((f1) => f1 >= 0.9).length, of: f1s.length };
      return { right: answers.filter(Boolean).length, of: answers.length };
    },
    shares: () => ({
      F1: f1s.length === 0 ? null : f1s.reduce((sum, f1) => sum + f1, 0) / f1s.length,
      'must be in': share(within),
      'must be out': share(without),
    }),
  };
}

function squeeze(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[^\p{L}\p{N}]+/gu, '')
    .toLowerCase();
}

/** Harmonic mean of precision and recall over the words of two texts, each word as often as it stands there. */
function wordF1(given: string, truth: string): number {
  const [a, b] = [given, truth].map((text) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []);
  const left = new Map<string, number>();
  for (const word of b ?? []) left.set(word, (left.get(word) ?? 0) + 1);
  let both = 0;
  for (const word of a ?? []) {
    const count = left.get(word) ?? 0;
    if (count > 0) both++;
    left.set(word, count - 1);
  }
  const total = (a?.length ?? 0) + (b?.length ?? 0);
  return total === 0 ? 1 : (2 * both) / total;
}
