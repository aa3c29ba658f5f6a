/*
 * Records what the readers find on the bundled web, after READER_VERSION was raised; with --same-rules once more, where the
 * readers of that version changed again before anybody had them.
 *   npm run reader-version [-- --same-rules]
 */
import { RULES_VERSION } from '../../src/build/read/rules-version.ts';
import { readDemo } from '../demo/read-demo.ts';
import { readArguments } from '../terminal/read-arguments.ts';
import { readDigest } from './read-digest.ts';
import { recordVersion } from './record-version.ts';

readArguments({ options: { 'same-rules': { type: 'boolean' } } });

recordVersion({
  file: new URL('./reader-versions.json', import.meta.url),
  version: RULES_VERSION,
  digest: readDigest(await readDemo()),
  raise: 'Raise READER_VERSION in src/build/read/rules-version.ts',
});
