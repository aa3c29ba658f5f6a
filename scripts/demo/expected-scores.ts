/*
 * Writes what the rules of the score say of each site of the bundled web into its expected.json, after a rule changed.
 *   npm run expected-scores
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CRITERION_IDS } from '../../src/core/readiness/scan.ts';
import { readArguments } from '../terminal/read-arguments.ts';
import { DEMO_FOLDER, readDemo } from './read-demo.ts';

readArguments({});

/** What a site of the bundled web is expected to be judged: the end of its expected.json. */
const JUDGED = /"criteria": \{[^}]*\},\s*"score": [^\n]*,\s*"label": [^\n,]*/;

for (const [host, { scan }] of await readDemo()) {
  const path = join(DEMO_FOLDER, host, 'expected.json');
  const stateOf = (id: string): string => scan?.criteria.find((each) => each.id === id)?.state ?? 'unseen';
  const states = CRITERION_IDS.map((id) => `    "${id}": "${stateOf(id)}"`).join(',\n');
  const [score, label] = [scan?.score ?? null, scan?.label ?? null].map((value) => JSON.stringify(value));
  const before = readFileSync(path, 'utf8');
  const after = before.replace(JUDGED, `"criteria": {\n${states}\n  },\n  "score": ${score},\n  "label": ${label}`);
  if (after === before) continue;
  writeFileSync(path, after);
  console.log(`${host}: ${score}`);
}
