import { SCORE_VERSION } from '../../core/readiness/judge.ts';

/** Raised whenever the readers give other facts for the same bytes: every kept visit is then read again. */
const READER_VERSION = 27;

/** Version of all rules that turn a visit into a document and a score. */
export const RULES_VERSION = `${READER_VERSION}.${SCORE_VERSION}`;

/** What readings are marked by: the rules, and the translator whose English they hold, if there is one. */
export function rulesWith(translator: { readonly mark: string } | null): string {
  return translator === null ? RULES_VERSION : `${RULES_VERSION}+${translator.mark}`;
}
