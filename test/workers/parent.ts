import { startProcess } from '../../src/workers/start-process.ts';
import type { TestQuestions } from './answering-worker.ts';

/** A command that starts a process, prints its id and leaves it with a question: wait, hang, none (idle), or one whose answer it prints (ask). */
const child = startProcess<TestQuestions>({
  title: 'The test process',
  url: new URL('./answering-worker.ts', import.meta.url),
  data: {},
});
const pid = await child.ask('pid', undefined);
const [, , question] = process.argv;
if (question === 'wait') void child.ask('wait', 60_000).catch(() => {});
if (question === 'hang') void child.ask('hang', undefined).catch(() => {});
if (question === 'ask') void child.ask('wait', 500).then(() => console.log('answered'));
setImmediate(() => console.log(pid));
