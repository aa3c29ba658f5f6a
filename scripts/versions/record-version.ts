import { readFileSync, writeFileSync } from 'node:fs';

/** What rules decide, under the version they have. */
export interface RulesOfVersion {
  /** JSON file: version → digest of what its rules decide. */
  readonly file: URL;
  readonly version: string;
  readonly digest: string;
  /** How to raise the version: "Raise X in src/…". */
  readonly raise: string;
}

/**
 * Records what the rules decide under their present version; a test compares them ever after. A version that had other
 * rules is not overwritten unless the command says `--same-rules`; then the exit code is 1.
 */
export function recordVersion({ file, version, digest, raise }: RulesOfVersion): void {
  const recorded = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
  const known = recorded[version];
  if (known === digest) {
    console.log(`Version ${version} has these rules already.`);
  } else if (known !== undefined && !process.argv.includes('--same-rules')) {
    console.error(
      `Version ${version} had other rules. ${raise} first, or say --same-rules when only the cases changed, or this version was never pushed.`,
    );
    process.exitCode = 1;
  } else {
    writeFileSync(file, `${JSON.stringify({ ...recorded, [version]: digest }, null, 2)}\n`);
    console.log(`Recorded the rules of version ${version}.`);
  }
}
