import type { LawpDocument, LawpField } from '../core/lawp/document.ts';
import type { Notice } from '../core/site/facts.ts';
import {
  givenActionWords,
  keepsHint,
  keepsTitle,
  type OwnWords,
  readActionWords,
  readOwnWords,
  readTextWords,
} from '../language/english/own-words.ts';
import { told } from './contacts/told.ts';
import type { ValuePath } from './orders/find-orders.ts';

/** Places of a document that are not shown as they are for their language. */
interface Foreign {
  /** Texts of pages, shown beside their English. */
  readonly pages: ValuePath[];
  /** Texts of pages of which only sentences are left out. */
  readonly sentences: ValuePath[];
  /** Names and descriptions of actions. */
  readonly actions: ValuePath[];
  /** Hints and notes, which are left out. */
  readonly hints: ValuePath[];
}

/**
 * What an author wrote in another language than English, and what becomes of it (R7): the words of pages stay beside their
 * English as `original`. Names the place of each by its JSON Pointer.
 */
export function languageNotices(document: LawpDocument): Notice[] {
  const words = readOwnWords(document);
  const found: Foreign = { pages: [], sentences: [], actions: [], hints: [] };
  findInPages(document, words, found);
  document.actions.forEach((action, index) => {
    const path = ['actions', index];
    const { keepsName, isWhole } = readActionWords(action, words);
    const given = givenActionWords(document, action);
    if (!keepsName && given?.name === undefined) found.actions.push([...path, 'name']);
    if (!isWhole && given?.description === undefined) found.actions.push([...path, 'description']);
    findInFields(action.input.fields, [...path, 'input'], words, found);
    findInFields(action.output?.fields, [...path, 'output'], words, found);
    const { output, safety } = action;
    if (output?.description !== undefined && !keepsHint(output.description, words))
      found.hints.push([...path, 'output', 'description']);
    if (safety?.note !== undefined && !keepsHint(safety.note, words)) found.hints.push([...path, 'safety', 'note']);
  });
  return [
    ...told(
      'not_english',
      'Shown in English made from what is known, with these words beside as `original`',
      found.pages,
    ),
    ...told('not_english', 'Sentences in other languages are shown as `original` only', found.sentences),
    ...told('not_english', 'Actions are shown in plain English words instead of these', found.actions),
    ...told('not_english', 'Hints that are not in English are left out', found.hints),
  ];
}

function findInPages({ pages, translations }: LawpDocument, words: OwnWords, found: Foreign): void {
  const given = translations?.en?.pages ?? {};
  for (const [path, { title, content }] of Object.entries(pages)) {
    const english = Object.hasOwn(given, path) ? given[path] : undefined;
    const said = readTextWords(content, words);
    const beside = said.isEnglish ? 'english' : 'foreign';
    if (title !== '' && english?.title === undefined && !keepsTitle(title, beside, words))
      found.pages.push(['pages', path, 'title']);
    if (english?.content !== undefined) continue;
    if (!said.isEnglish) found.pages.push(['pages', path, 'content']);
    else if (said.foreign.length > 0) found.sentences.push(['pages', path, 'content']);
  }
}

function findInFields(
  fields: readonly LawpField[] | undefined,
  path: ValuePath,
  words: OwnWords,
  found: Foreign,
): void {
  fields?.forEach(({ description }, index) => {
    if (description !== undefined && !keepsHint(description, words))
      found.hints.push([...path, 'fields', index, 'description']);
  });
}
