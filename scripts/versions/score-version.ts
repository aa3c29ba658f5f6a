/*
 * Records what the rules of the score decide, after SCORE_VERSION was raised; with --same-rules once more, where the rules
 * of that version changed again before anybody had them.
 *   npm run score-version [-- --same-rules]
 */
import { SCORE_VERSION } from '../../src/core/readiness/judge.ts';
import { readArguments } from '../terminal/read-arguments.ts';
import { rulesDigest } from './judged-cases.ts';
import { recordVersion } from './record-version.ts';

readArguments({ options: { 'same-rules': { type: 'boolean' } } });

recordVersion({
  file: new URL('./score-versions.json', import.meta.url),
  version: String(SCORE_VERSION),
  digest: rulesDigest(),
  raise: 'Raise SCORE_VERSION in src/core/readiness/judge.ts',
});
