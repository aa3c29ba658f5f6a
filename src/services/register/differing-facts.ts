import type { LawpDocument } from '../../core/lawp/document.ts';
import type { Notice } from '../../core/site/facts.ts';
import { NUMBER_IN_TEXT, phoneKey } from '../../language/phone-text.ts';

const EMAIL = /[^\s@,;:()<>]{1,64}@[^\s@,;:()<>]{1,253}(?=[\s,;:()<>.]|$)/gu;

/**
 * Where the texts of a document's actions name another number or e-mail address than its `business`: both are shown as
 * they stand, and only the owner knows which is right.
 */
export function differingFacts({ business, actions }: LawpDocument): Notice[] {
  const facts = [
    { id: 'call', field: 'telephone', said: business?.telephone, pattern: NUMBER_IN_TEXT, keyOf: phoneKey },
    { id: 'contact', field: 'email', said: business?.email, pattern: EMAIL, keyOf: emailKey },
  ] as const;
  return facts.flatMap(({ id, field, said, pattern, keyOf }) =>
    actions.flatMap((action, index) => {
      const stated = action.id === id && said ? (action.description.match(pattern) ?? []) : [];
      if (stated.length === 0 || stated.some((each) => keyOf(each) === keyOf(said ?? ''))) return [];
      const message = `/business/${field} says ${said}, and /actions/${index}/description says ${stated[0]?.replace(/\.$/, '')}. Both are shown; correct the one that is wrong.`;
      return [{ code: 'facts_differ', message }];
    }),
  );
}

function emailKey(text: string): string {
  return text.toLowerCase().replace(/\.$/, '');
}
