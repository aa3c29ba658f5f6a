import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { npmFlags } from '../../scripts/processes/npm-flags.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** How a command ended, and what it said. */
export interface ScriptRun {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/**
 * Runs a script of the project to its end, as npm would.
 * @param dataDir its DATA_DIR
 * @param wrap a command put before node, for instance one that limits what it may do
 */
export function runScript(
  script: string,
  parameters: readonly string[],
  { dataDir, wrap = [] }: { readonly dataDir: string; readonly wrap?: readonly string[] },
): Promise<ScriptRun> {
  const [command = process.execPath, ...rest] = [...wrap, process.execPath, ...npmFlags(script), script, ...parameters];
  const child = spawn(command, rest, {
    cwd: ROOT,
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '', ARTIFACTS_URL: '', BASE_URL: '', PORT: '' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let stdout = '';
  let stderr = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    stdout += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    stderr += text;
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, stdout, stderr }));
  });
}
