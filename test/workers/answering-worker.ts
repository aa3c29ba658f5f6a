import { setTimeout as sleep } from 'node:timers/promises';
import { serve } from '../../src/workers/serve.ts';

/** What the tests ask a thread or a process. */
export interface TestQuestions {
  echo(value: unknown): unknown;
  wait(ms: number): Promise<void>;
  fail(words: { readonly message: string; readonly code: string }): void;
  unsendable(): unknown;
  tellTwice(word: string): void;
  large(bytes: number): Uint8Array;
  pid(): number;
  /** Takes so much of the processor's time in one turn, milliseconds. */
  work(ms: number): void;
  hang(): void;
  fillMemory(): void;
  end(code: number): void;
}

export interface TestData {
  /** What the beginning throws. */
  readonly fault?: string;
  /** What still holds it open after it was closed. */
  readonly lingers?: boolean;
  readonly closeMs?: number;
}

serve<TestQuestions, TestData, string>(({ data, tell, stopped }) => {
  if (data.fault !== undefined) throw Object.assign(new RangeError(data.fault), { code: 'no_beginning' });
  if (data.lingers) setInterval(() => {}, 1000);
  return {
    answers: {
      echo: (value) => value,
      wait: async (ms) => {
        await sleep(ms);
      },
      fail({ message, code }) {
        throw Object.assign(new TypeError(message), { code });
      },
      unsendable: () => () => {},
      tellTwice(word) {
        tell(word);
        tell(word);
      },
      large: (bytes) => new Uint8Array(bytes).fill(7),
      pid: () => process.pid,
      work(ms) {
        const until = performance.now() + ms;
        while (performance.now() < until);
      },
      hang() {
        for (;;);
      },
      fillMemory() {
        const filled: object[] = [];
        for (;;) filled.push({ at: filled.length });
      },
      end: (code) => process.exit(code),
    },
    async close() {
      await sleep(data.closeMs ?? 0);
      tell(`closed, ${stopped.aborted ? 'stopped' : 'unasked'}`);
    },
  };
});
