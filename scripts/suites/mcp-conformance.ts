/*
 * Holds the connector to the protocol's own conformance suite, at both revisions. Prints every scenario that is not
 * wholly green with a word on it, and ends with 1 when the connector fails one. What the suite asks of its own example
 * server (tools named test_…, resources, prompts, tasks) is not applicable to ours; which checks these are stands in
 * mcp-expected.json, so that no other one can fail among them, and none that passes can be lost.
 *   npm ci --prefix scripts/suites && npm run suite:mcp [-- --all] [-- --update]
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readConfig } from '../../src/runtime/config/config.ts';
import { startService } from '../../src/runtime/start-service.ts';
import { readArguments } from '../terminal/read-arguments.ts';
import { needsInstall } from './needs-install.ts';

const SUITE = fileURLToPath(new URL('./node_modules/@modelcontextprotocol/conformance/dist/index.js', import.meta.url));
const REVISIONS = ['2026-07-28', '2025-11-25'];

const EXPECTED = fileURLToPath(new URL('./mcp-expected.json', import.meta.url));

/** Why scenarios do not apply. */
const WORDS: readonly (readonly [scenario: RegExp, word: string])[] = [
  [/^tasks-/, 'an extension: no tool takes long enough to be a task'],
  [/^input-required-|sampling|elicitation/, 'tools never ask back'],
  [/^(resources-|sep-2164)/, 'there are no resources'],
  [/^prompts-/, 'there are no prompts'],
  [/^server-(sse|session)-/, 'there are no sessions and no streams to open'],
  [/^completion-/, 'there is nothing to complete'],
  [/^logging-|-with-logging$/, 'no log messages are sent'],
  [/^caching$/, 'tools are the only list'],
  [/^http-custom-header/, 'no input is sent as a header'],
  [/./, "asks for a tool of the suite's example server"],
];

/** What a check says that does not apply: the tool or method is not there, or it builds on one that is not. */
const SAYS =
  /There is no tool "|Tool '\w+' not found|diagnostic tool '|Method not found|-32601|Not testable|not exercised|^Expected InputRequiredResult|InputRequiredResult with requestState$|^Server returned JSON-RPC error|^capabilities\.extensions|requires -32021|^routing-task fixture|data\.uri|^Skipped:|^$/;

interface Check {
  readonly id: string;
  readonly status: 'SUCCESS' | 'FAILURE' | 'WARNING' | 'SKIPPED' | 'INFO';
  readonly errorMessage?: string;
}

/** What is known of a scenario: how many checks pass, and the ids of those that do not apply, a space between. */
interface Expected {
  readonly passed: number;
  readonly open: string;
}
type Revision = Readonly<Record<string, Expected>>;

const flag = { type: 'boolean', default: false } as const;
const { values } = readArguments({ options: { all: flag, update: flag } });
needsInstall('@modelcontextprotocol/conformance');
const expected = JSON.parse(await readFile(EXPECTED, 'utf8')) as Readonly<Record<string, Revision>>;
const seen: Record<string, Revision> = {};
const folder = await mkdtemp(join(tmpdir(), 'waymark-suite-'));
try {
  await mkdir(join(folder, 'site'));
  const service = await startService(readConfig({}, { port: 0, dataDir: folder, ownDatabase: true }));
  try {
    for (const revision of REVISIONS) seen[revision] = await runRevision(`${service.baseUrl}/api/mcp`, revision);
    if (values.update) await writeFile(EXPECTED, `${JSON.stringify(seen, null, 2)}\n`);
  } finally {
    await service.close();
  }
} finally {
  await rm(folder, { recursive: true });
}

async function runRevision(url: string, revision: string): Promise<Revision> {
  const results = join(folder, revision);
  const suite = spawn(
    process.execPath,
    [SUITE, 'server', '--url', url, '--requirements', revision, '--output-dir', results],
    { stdio: 'ignore' },
  );
  await once(suite, 'exit');
  const names = (await readdir(results)).sort();
  const verdicts = { passed: 0, 'not applicable': 0, failed: 0 };
  const found: Record<string, Expected> = {};
  console.log(`\nProtocol revision ${revision}`);
  for (const name of names) {
    const scenario = name.replace(/^server-/, '').replace(/-\d{4}-\d\d-\d\dT.*$/, '');
    const checks = JSON.parse(await readFile(join(results, name, 'checks.json'), 'utf8')) as Check[];
    const { verdict, words, ...counted } = judge(scenario, checks, expected[revision]?.[scenario]);
    found[scenario] = counted;
    verdicts[verdict] += 1;
    const line = `  ${verdict.padEnd(15)}${scenario}: ${counted.passed} of ${checks.length} checks passed`;
    if (values.all || words.length > 0) console.log([line, ...words].join('; '));
  }
  const lost = Object.keys(expected[revision] ?? {}).filter((scenario) => !(scenario in found));
  for (const scenario of lost) console.log(`  failed         ${scenario}: it was not run`);
  const counts = Object.entries({ ...verdicts, failed: verdicts.failed + lost.length });
  console.log(`  ${names.length} scenarios: ${counts.map(([verdict, count]) => `${count} ${verdict}`).join(', ')}`);
  if (verdicts.failed + lost.length > 0) process.exitCode = 1;
  return found;
}

function judge(scenario: string, checks: readonly Check[], { passed, open: ids }: Expected = { passed: 0, open: '' }) {
  const known = ids.split(' ').filter(Boolean);
  const passes = checks.filter(({ status }) => status === 'SUCCESS');
  const notPassed = checks.filter(({ status }) => ['FAILURE', 'WARNING', 'SKIPPED'].includes(status));
  const isNew = ({ id, errorMessage = '' }: Check): boolean => !known.includes(id) || !SAYS.test(errorMessage);
  const faults = notPassed.filter(isNew).map(({ id, errorMessage }) => `${id}: ${errorMessage ?? 'no reason given'}`);
  if (passes.length !== passed) faults.push(`${passed} checks passed before`);
  const open = notPassed.map(({ id }) => id).sort();
  const closed = known.filter((id) => !open.includes(id));
  if (closed.length > 0) faults.push(`not among the open ones any more: ${closed.join(', ')}`);
  const word = WORDS.find(([names]) => names.test(scenario))?.[1];
  // That every message has the form of the protocol is checked in each scenario; it alone makes none pass.
  const isChecked = passes.some(({ id }) => id !== 'wire-schema-valid');
  const verdict = faults.length > 0 ? 'failed' : isChecked ? 'passed' : 'not applicable';
  const words = faults.length > 0 ? faults : open.length > 0 || !isChecked ? [word ?? ''] : [];
  return { verdict, words, passed: passes.length, open: open.join(' ') } as const;
}
