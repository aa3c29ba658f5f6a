import { vi } from 'vitest';
import type { ScriptRun } from './run-script.ts';

/** Calls a command as a function, and hears what it prints. */
export async function commandHere(command: () => Promise<number>): Promise<ScriptRun> {
  const out: string[] = [];
  const err: string[] = [];
  const spies = [
    vi.spyOn(console, 'log').mockImplementation((text) => void out.push(`${text}\n`)),
    vi.spyOn(console, 'error').mockImplementation((text) => void err.push(`${text}\n`)),
  ];
  try {
    const code = await command();
    return { code, stdout: out.join(''), stderr: err.join('') };
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
}
