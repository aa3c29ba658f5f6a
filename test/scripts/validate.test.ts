import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { validateCommand } from '../../scripts/terminal/validate-command.ts';
import { fullDocument } from '../core/lawp/sample.ts';
import { commandHere } from '../support/command-here.ts';
import { runScript } from '../support/run-script.ts';

const folder = mkdtempSync(join(tmpdir(), 'waymark-validate-'));
const file = (name: string) => join(folder, name);

beforeAll(() => {
  writeFileSync(file('good.json'), `\ufeff${JSON.stringify(fullDocument())}`);
  writeFileSync(file('broken.json'), JSON.stringify({ ...fullDocument(), domain: 'https://example.com', ttl: 1 }));
  writeFileSync(file('comma.json'), '{\n  "domain": "example.com",\n}');
  writeFileSync(file('newer.json'), JSON.stringify({ ...fullDocument(), lawp_version: '0.9' }));
  writeFileSync(file('large.json'), ' '.repeat(1024 * 1024 + 10));
  writeFileSync(
    file('escape.json'),
    JSON.stringify({ ...fullDocument(), pages: { '\u001b[31m': { title: 't', content: 'c' } } }),
  );
});
afterAll(() => rmSync(folder, { recursive: true }));

async function validate(...args: string[]) {
  const { code, stdout: out, stderr: err } = await commandHere(() => validateCommand(args));
  return { code, out, err };
}

describe('npm run validate', () => {
  it('ends with 0 and OK for valid documents', async () => {
    const { code, out, err } = await validate(file('good.json'), file('newer.json'));
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain(`${file('good.json')}: OK`);
    expect(out).toContain('Note: Version 0.9 is newer');
  });

  it('ends with 1 and names every broken rule with path and mend', async () => {
    const { code, out } = await validate(file('good.json'), file('broken.json'));
    expect(code).toBe(1);
    expect(out).toContain(`${file('broken.json')}: 2 rules broken`);
    expect(out).toMatch(/\/domain {2}\[domain\]\n.*\n {4}Fix: Write the bare host name/);
    expect(out).toMatch(/\/ttl {2}\[ttl\]/);
  });

  it('ends as a process with the same code', async () => {
    const run = await runScript('scripts/validate.ts', [file('broken.json')], { dataDir: folder });
    expect(run).toMatchObject({ code: 1, stderr: '', stdout: expect.stringContaining('2 rules broken') });
  });

  it('says where a file stops being JSON', async () => {
    const { code, out } = await validate(file('comma.json'));
    expect(code).toBe(1);
    expect(out).toContain('not valid JSON at line 3, column 1');
  });

  it('takes a file above 1 MB for broken', async () => {
    expect(await validate(file('large.json'))).toMatchObject({ code: 1, out: expect.stringContaining('[file-size]') });
  });

  it.each([
    [['nothing-here.json'], 'Cannot read nothing-here.json: there is no such file.\n'],
    [[tmpdir()], `Cannot read ${tmpdir()}: it is a folder; name the file in it.\n`],
    [[], 'Name at least one file: npm run validate -- lawp.json\n'],
    [['--colour', 'x.json'], 'There is no option "--colour": use npm run validate -- <file.json…> [--json]\n'],
  ])('ends with 2 and one sentence: %j', async (args, err) => {
    expect(await validate(...args)).toEqual({ code: 2, out: '', err });
  });

  it('speaks JSON to machines', async () => {
    const { code, out } = await validate('--json', file('broken.json'));
    const [report] = JSON.parse(out);
    expect(code).toBe(1);
    expect(report).toMatchObject({ file: file('broken.json'), valid: false, notices: [] });
    expect(report.problems[0]).toMatchObject({ path: '/domain', rule: 'domain' });
  });

  it('never lets a document write to the terminal', async () => {
    const { out } = await validate(file('escape.json'));
    expect(out).not.toContain('\u001b');
  });
});
