import { readFileSync } from 'node:fs';

/** One page of `test/attack-pages`. */
export interface AttackPage {
  readonly id: string;
  /** Whether a browser shows the passage to anybody. */
  readonly expected: 'seen' | 'unseen';
  readonly trick: string;
  /** What a person would press to see the passage. */
  readonly open?: string;
  readonly html: string;
}

/** The published set: its pages, the text that each shows, and the passage that each hides or seems to hide. */
export interface AttackPages {
  readonly honest: string;
  readonly passage: string;
  readonly pages: readonly AttackPage[];
}

const FOLDER = new URL('../../../test/attack-pages/', import.meta.url);

/** Reads the published set of attack pages. Throws when the set is damaged. */
export function readAttackPages(): AttackPages {
  const text = readFileSync(new URL('manifest.json', FOLDER), 'utf8');
  const { honest, passage, pages } = JSON.parse(text) as AttackPages;
  const htmlOf = (id: string): string => readFileSync(new URL(`pages/${id}.html`, FOLDER), 'utf8');
  return { honest, passage, pages: pages.map((page) => ({ ...page, html: htmlOf(page.id) })) };
}
