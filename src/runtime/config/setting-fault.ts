import type { z } from 'zod';

/** What a setting must be, in a clause for the operator. The value is left out: it may be a secret. */
export function settingFault(issue: z.core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      return issue.expected === 'int' ? 'it must be a whole number' : `it must be a ${issue.expected}`;
    case 'too_small':
      return `it must ${issue.origin === 'string' ? 'have' : 'be'} at least ${inUnit(issue.origin, issue.minimum)}`;
    case 'too_big':
      return `it must ${issue.origin === 'string' ? 'have' : 'be'} at most ${inUnit(issue.origin, issue.maximum)}`;
    case 'invalid_value':
      return `it must be one of ${issue.values.join(', ')}`;
    default:
      return undefined;
  }
}

function inUnit(origin: string, bound: number | bigint): string {
  return origin === 'string' ? `${bound} characters` : bound.toLocaleString('en');
}
