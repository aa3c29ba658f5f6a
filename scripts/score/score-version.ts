import { readFileSync, writeFileSync } from 'node:fs';
import { SCORE_VERSION } from '../../src/core/readiness/judge.ts';
import { rulesDigest } from './judged-cases.ts';

// Records what the rules of the score decide under the present SCORE_VERSION; a test compares them ever after.
const file = new URL('./score-versions.json', import.meta.url);
const recorded = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
const digest = rulesDigest();
const known = recorded[String(SCORE_VERSION)];

if (known === digest) {
  console.log(`Version ${SCORE_VERSION} has these rules already.`);
} else if (known !== undefined && !process.argv.includes('--same-rules')) {
  console.error(
    `Version ${SCORE_VERSION} had other rules. Raise SCORE_VERSION in src/core/readiness/judge.ts first, or say --same-rules when only the table of cases changed, or this version was never pushed.`,
  );
  process.exitCode = 1;
} else {
  writeFileSync(file, `${JSON.stringify({ ...recorded, [SCORE_VERSION]: digest }, null, 2)}\n`);
  console.log(`Recorded the rules of version ${SCORE_VERSION}.`);
}
