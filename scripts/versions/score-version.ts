import { SCORE_VERSION } from '../../src/core/readiness/judge.ts';
import { rulesDigest } from './judged-cases.ts';
import { recordVersion } from './record-version.ts';

recordVersion({
  file: new URL('./score-versions.json', import.meta.url),
  version: String(SCORE_VERSION),
  digest: rulesDigest(),
  raise: 'Raise SCORE_VERSION in src/core/readiness/judge.ts',
});
