import type { LawpProblem } from './document.ts';
import { LAWP_RULES, type LawpRule, type LawpRuleId } from './rules.ts';

/** Makes the report of one broken rule: `path` are keys from the document down, `value` is what stands there. */
export function lawpProblem(rule: LawpRuleId, path: readonly PropertyKey[], value: unknown): LawpProblem {
  const { must, mend }: LawpRule = LAWP_RULES[rule];
  const severity = path[0] === 'actions' && path[2] === 'endpoint' ? 'endpoint' : 'document';
  return { path: toPointer(path), rule, message: `${describe(path, value)}; ${must}.`, mend, severity };
}

/** Whether a text is the id of a rule. */
export function isLawpRule(text: string): text is LawpRuleId {
  return Object.hasOwn(LAWP_RULES, text);
}

/** JSON Pointer (RFC 6901) of a path. */
export function toPointer(path: readonly PropertyKey[]): string {
  return path.map((key) => `/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}

function describe(path: readonly PropertyKey[], value: unknown): string {
  const last = path.at(-1);
  const subject = last === undefined ? 'The document' : typeof last === 'number' ? `Item ${last + 1}` : show(last);
  if (value === last) return `${subject} is a key here`;
  return value === undefined ? `${subject} is missing` : `${subject} is ${show(value)}`;
}

/** A value in few printable characters: texts quoted and cut, lists and objects by their size. */
function show(value: unknown): string {
  if (typeof value === 'string') {
    const printable = value.slice(0, 200).replace(/[\p{C}\p{Zl}\p{Zp}]/gu, ' ');
    const letters = [...printable];
    return `"${letters.length > 60 ? `${letters.slice(0, 59).join('')}…` : printable}"`;
  }
  if (Array.isArray(value)) return value.length === 0 ? 'an empty list' : `a list of ${value.length}`;
  if (typeof value === 'number') return `the number ${value}`;
  return typeof value === 'object' && value !== null ? 'an object' : String(value);
}
