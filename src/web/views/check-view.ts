import type { CheckResult } from './check-result.ts';
import { type PageHead, pageHead } from './parts/page-head.ts';

/** What happened before the page is shown. */
export interface CheckPart {
  /** What stands in the field of the document. */
  readonly text?: string;
  /** What stands in the field of the address. */
  readonly address?: string;
  readonly problem?: CheckProblem;
  readonly result?: CheckResult;
}

interface CheckProblem {
  /** Which field is at fault; null for none. */
  readonly field: 'document' | 'address' | null;
  readonly message: string;
}

/** The page that checks a LAWP document. */
export interface CheckView {
  readonly kind: 'check';
  readonly head: PageHead;
  readonly text: string;
  readonly address: string;
  readonly problem: CheckProblem | null;
  readonly result: CheckResult | null;
  /** Address of a result that others can open; null where there is none. */
  readonly link: string | null;
}

/** Builds the page of the checker. */
export function toCheckView(baseUrl: string, { text = '', address = '', problem, result }: CheckPart): CheckView {
  const isPlain = problem === undefined && result === undefined;
  const isLinked = result !== undefined && result.source !== null;
  return {
    kind: 'check',
    head: pageHead({
      title: `${titleOf(problem, result)} | Waymark`,
      description: 'Paste, upload or fetch a LAWP document: every broken rule with its place and how to fix it.',
      canonical: isPlain ? `${baseUrl}/check` : null,
      index: isPlain,
    }),
    text,
    address,
    problem: problem ?? null,
    result: result ?? null,
    link: isLinked ? `${baseUrl}/check?address=${encodeURIComponent(address)}` : null,
  };
}

function titleOf(problem: CheckProblem | undefined, result: CheckResult | undefined): string {
  if (problem !== undefined) return 'Error: Check a LAWP file';
  return result === undefined ? 'Check a LAWP file' : `${result.verdict} Check of a LAWP file`;
}
