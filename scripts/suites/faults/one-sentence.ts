import type { BuildRun } from '../killable-build.ts';

/** What is no sentence: the stack of an error, and what native code prints when it breaks. */
const STACK = /\n\s+at .*:\d+|panicked at|RUST_BACKTRACE|Segmentation fault|Aborted/;

/** Whether a command ended with one sentence for its operator, and nothing else of a fault. */
export function isOneSentence({ code, stderr }: Pick<BuildRun, 'code' | 'stderr'>, words: RegExp): boolean {
  const told = stderr.split('\n').filter((line) => line.startsWith('waymark: '));
  return code === 1 && told.length === 1 && words.test(told[0] ?? '') && !STACK.test(stderr);
}

/** Whether what a service wrote holds no stack, and no more lines than there were faults. */
export function areSentences(said: readonly string[], most: number): boolean {
  const faults = said.filter((line) => line.startsWith('{'));
  return faults.length <= most && !STACK.test(said.join('\n').replaceAll('\\n', '\n'));
}
