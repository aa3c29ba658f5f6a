import { RULES_VERSION } from '../../src/build/read/rules-version.ts';
import { readDemo } from '../demo/read-demo.ts';
import { readDigest } from './read-digest.ts';
import { recordVersion } from './record-version.ts';

recordVersion({
  file: new URL('./reader-versions.json', import.meta.url),
  version: RULES_VERSION,
  digest: readDigest(await readDemo()),
  raise: 'Raise READER_VERSION in src/build/read/rules-version.ts',
});
