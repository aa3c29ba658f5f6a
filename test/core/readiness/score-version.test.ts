import { describe, expect, it } from 'vitest';
import { rulesDigest } from '../../../scripts/versions/judged-cases.ts';
import versions from '../../../scripts/versions/score-versions.json' with { type: 'json' };
import { SCORE_VERSION } from '../../../src/core/readiness/judge.ts';

const ADVICE = `The rules of the score decide otherwise than those of version ${SCORE_VERSION}. If you meant that, raise
SCORE_VERSION in src/core/readiness/judge.ts (each site is then judged anew), and record the new rules with
"npm run score-version". If you added cases to the table alone, or never pushed this version, say so
with "npm run score-version -- --same-rules".`;

const recorded: Readonly<Record<string, string>> = versions;

describe('the version of the score', () => {
  it('rises whenever the same evidence gives another score', () => {
    expect(recorded[String(SCORE_VERSION)], ADVICE).toBe(rulesDigest());
  });

  it('never goes back to rules that had another version', () => {
    expect(Object.keys(recorded).map(Number)).toEqual(Array.from({ length: SCORE_VERSION }, (_, at) => at + 1));
  });
});
