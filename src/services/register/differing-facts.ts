import type { ActionRow } from '../../core/actions/action-row.ts';
import { ACTION_CATALOGUE } from '../../core/actions/catalogue.ts';
import type { LawpDocument } from '../../core/lawp/document.ts';
import type { Notice } from '../../core/site/facts.ts';
import { NUMBER_IN_TEXT, phoneKey } from '../../language/phone-text.ts';

/** What each action reaches the site by. */
const reachOf: ReadonlyMap<string, ActionRow['reach']> = new Map(ACTION_CATALOGUE.map(({ id, reach }) => [id, reach]));
const EMAIL = /[^\s@,;:()<>]{1,64}@[^\s@,;:()<>]{1,253}(?=[\s,;:()<>.]|$)/gu;

/**
 * Where the texts of a document's actions name another number or e-mail address than its `business`: both are shown as
 * they stand, and only the owner knows which is right.
 */
export function differingFacts({ business, actions }: LawpDocument): Notice[] {
  const facts = [
    { by: 'phone', field: 'telephone', said: business?.telephone, pattern: NUMBER_IN_TEXT, keyOf: phoneKey },
    { by: 'email', field: 'email', said: business?.email, pattern: EMAIL, keyOf: emailKey },
  ] as const;
  return facts.flatMap(({ by, field, said, pattern, keyOf }) =>
    actions.flatMap((action, index) => {
      const stated = reachOf.get(action.id) === by && said ? (action.description.match(pattern) ?? []) : [];
      if (stated.length === 0 || stated.some((each) => keyOf(each) === keyOf(said ?? ''))) return [];
      const message = `/business/${field} says ${said}, and /actions/${index}/description says ${stated[0]?.replace(/\.$/, '')}. Both are shown; correct the one that is wrong.`;
      return [{ code: 'facts_differ', message }];
    }),
  );
}

function emailKey(text: string): string {
  return text.toLowerCase().replace(/\.$/, '');
}
