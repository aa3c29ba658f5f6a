/*
 * Holds the connector to the protocol's own conformance suite, at both revisions. Prints every scenario that is not
 * wholly green with a word on it, and ends with 1 when the connector fails one. What the suite asks of its own example
 * server (tools named test_…, resources, prompts, tasks) is not applicable to ours.
 *   npm ci --prefix scripts/suites && npm run suite:mcp [-- --all]
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { readConfig } from '../../src/runtime/config.ts';
import { startService } from '../../src/runtime/start-service.ts';

const SUITE = fileURLToPath(new URL('./node_modules/@modelcontextprotocol/conformance/dist/index.js', import.meta.url));
const REVISIONS = ['2026-07-28', '2025-11-25'];

/** Why a check does not apply: in which scenarios, when it says what, and the word on it. */
const NOT_APPLICABLE: readonly { readonly scenario: RegExp; readonly message: RegExp; readonly word: string }[] = [
  { scenario: /^tasks-/, message: /./, word: 'an extension: no tool takes long enough to be a task' },
  { scenario: /^input-required-|sampling|elicitation/, message: /./, word: 'tools never ask back' },
  { scenario: /^(resources-|sep-2164)/, message: /Method not found|-32601|data\.uri/, word: 'there are no resources' },
  { scenario: /^prompts-/, message: /Method not found/, word: 'there are no prompts' },
  { scenario: /^server-(sse|session)-/, message: /^/, word: 'there are no sessions and no streams to open' },
  { scenario: /^completion-/, message: /Method not found/, word: 'there is nothing to complete' },
  { scenario: /^logging-|-with-logging$/, message: /Method not found/, word: 'no log messages are sent' },
  {
    scenario: /^caching$/,
    message: /^(prompts|resources)\/.*(Method not found|not exercised)/,
    word: 'tools are the only list',
  },
  { scenario: /^http-custom-header/, message: /no tool with x-mcp-header/, word: 'no input is sent as a header' },
  {
    scenario: /./,
    message: /Tool '?\w+'? not found|diagnostic tool/,
    word: "asks for a tool of the suite's example server",
  },
];

interface Check {
  readonly id: string;
  readonly status: 'SUCCESS' | 'FAILURE' | 'WARNING' | 'SKIPPED' | 'INFO';
  readonly errorMessage?: string;
}

const { values } = parseArgs({ options: { all: { type: 'boolean', default: false } } });
if (!existsSync(SUITE)) {
  console.error('The suite is not installed: npm ci --prefix scripts/suites');
  process.exit(2);
}
const folder = await mkdtemp(join(tmpdir(), 'waymark-suite-'));
try {
  await mkdir(join(folder, 'site'));
  const service = await startService(readConfig({}, { port: 0, dataDir: folder, ownDatabase: true }));
  try {
    for (const revision of REVISIONS) await runRevision(`${service.baseUrl}/api/mcp`, revision);
  } finally {
    await service.close();
  }
} finally {
  await rm(folder, { recursive: true });
}

async function runRevision(url: string, revision: string): Promise<void> {
  const results = join(folder, revision);
  const suite = spawn(
    process.execPath,
    [SUITE, 'server', '--url', url, '--requirements', revision, '--output-dir', results],
    { stdio: 'ignore' },
  );
  await once(suite, 'exit');
  const scenarios = (await readdir(results)).sort();
  const verdicts = { passed: 0, 'not applicable': 0, failed: 0 };
  console.log(`\nProtocol revision ${revision}`);
  for (const name of scenarios) {
    const scenario = name.replace(/^server-/, '').replace(/-\d{4}-\d\d-\d\dT.*$/, '');
    const checks = JSON.parse(await readFile(join(results, name, 'checks.json'), 'utf8')) as Check[];
    const { verdict, words } = judge(scenario, checks);
    verdicts[verdict] += 1;
    const passed = checks.filter(({ status }) => status === 'SUCCESS').length;
    if (values.all || words.length > 0)
      console.log(
        `  ${verdict.padEnd(15)}${scenario}: ${passed} of ${checks.length} checks passed${words.map((word) => `; ${word}`).join('')}`,
      );
  }
  console.log(
    `  ${scenarios.length} scenarios: ${Object.entries(verdicts)
      .map(([verdict, count]) => `${count} ${verdict}`)
      .join(', ')}`,
  );
  if (verdicts.failed > 0) process.exitCode = 1;
}

function judge(scenario: string, checks: readonly Check[]) {
  // That every message has the form of the protocol is checked in each scenario; it alone makes none pass.
  const isChecked = checks.some(({ id, status }) => status === 'SUCCESS' && id !== 'wire-schema-valid');
  const open = checks.filter(
    ({ status }) => status === 'FAILURE' || status === 'WARNING' || (!isChecked && status === 'SKIPPED'),
  );
  const judged = open.map((check) => ({ check, reason: reasonOf(scenario, check.errorMessage ?? '') }));
  const failed = judged.filter(({ check, reason }) => reason === undefined && check.status === 'FAILURE');
  const words = judged.map(
    ({ check, reason }) => reason?.word ?? `${check.id}: ${check.errorMessage ?? 'no reason given'}`,
  );
  // A scenario that holds wherever it applies has passed; one that applies nowhere says so.
  const verdict = failed.length > 0 ? 'failed' : isChecked ? 'passed' : 'not applicable';
  return { verdict, words: [...new Set(words)] } as const;
}

function reasonOf(scenario: string, message: string) {
  return NOT_APPLICABLE.find((rule) => rule.scenario.test(scenario) && rule.message.test(message));
}
