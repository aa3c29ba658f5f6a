import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };
import { headOf } from '../../scripts/terminal/show-help.ts';
import { runScript } from '../support/run-script.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const SCRIPT = /scripts\/\S+\.ts/;
/** Those of contributors; the others say it themselves. */
const NAMES =
  /^(?:(?:bench|suite):.+|shots|verify|icons|missing-words|score-version|reader-version|expected-scores|settings)$/;
const scripts = Object.entries(packageJson.scripts).filter(([name]) => NAMES.test(name));

describe('the help of benchmarks, suites and what writes tables', () => {
  it.each(scripts)('%s says at its head what it does and how it is called', (name, command) => {
    const [script = ''] = SCRIPT.exec(command) ?? [];
    expect(headOf(readFileSync(script, 'utf8'))).toContain(
      name === 'missing-words' ? `npm run -s ${name}` : `npm run ${name}`,
    );
  });

  it('is the comment at the head, without its stars; a script without one has none', () => {
    expect(headOf('/*\n * Counts.\n *   npm run count\n */\nimport x;')).toBe('Counts.\n  npm run count');
    expect(headOf('import x;\n/*\n * No.\n */')).toBe('');
  });

  it.each(['scripts/suites/links.ts', 'scripts/bench/first-page.ts', 'scripts/shots.ts', 'scripts/verify.ts'])(
    'is shown by %s, which then does nothing else',
    async (script) => {
      const { code, stdout } = await runScript(script, ['--help'], { dataDir: await temporaryFolder() });
      expect(stdout).toBe(`${headOf(readFileSync(script, 'utf8'))}\n`);
      expect(code).toBe(0);
    },
  );

  it('keeps what writes files from writing them', async () => {
    const versions = 'scripts/versions/score-versions.json';
    const before = readFileSync(versions, 'utf8');
    const { code, stdout } = await runScript('scripts/versions/score-version.ts', ['--help'], {
      dataDir: await temporaryFolder(),
    });
    expect([code, stdout.includes('npm run score-version')]).toEqual([0, true]);
    expect(readFileSync(versions, 'utf8')).toBe(before);
  });
});
