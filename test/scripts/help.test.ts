import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };
import { headOf } from '../../scripts/terminal/show-help.ts';
import { runScript } from '../support/run-script.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const SCRIPT = /scripts\/\S+\.ts/;
const measuring = Object.entries(packageJson.scripts).filter(([name]) => /^(?:bench|suite):|^shots$/.test(name));

describe('the help of benchmarks and suites', () => {
  it.each(measuring)('%s says at its head what it does and how it is called', (name, command) => {
    const [script = ''] = SCRIPT.exec(command) ?? [];
    expect(headOf(readFileSync(script, 'utf8'))).toContain(`npm run ${name}`);
  });

  it('is the comment at the head, without its stars; a script without one has none', () => {
    expect(headOf('/*\n * Counts.\n *   npm run count\n */\nimport x;')).toBe('Counts.\n  npm run count');
    expect(headOf('import x;\n/*\n * No.\n */')).toBe('');
  });

  it.each(['scripts/suites/links.ts', 'scripts/suites/netlify.ts', 'scripts/bench/first-page.ts', 'scripts/shots.ts'])(
    'is shown by %s, which then does nothing else',
    async (script) => {
      const { code, stdout } = await runScript(script, ['--help'], { dataDir: await temporaryFolder() });
      expect(stdout).toBe(`${headOf(readFileSync(script, 'utf8'))}\n`);
      expect(code).toBe(0);
    },
  );
});
