import type { IndexDatabase } from './database/databases.ts';

/** Of a database on another machine so many are asked at once, though the first may be enough: each answer takes a while. */
const AT_ONCE = 4;

/**
 * The answers to several ways of asking, in their order, as long as somebody wants the next one. Of a database in a file each
 * is asked when it is its turn.
 */
export async function* answersTo<Way, Answer>(
  { client }: IndexDatabase,
  ways: Iterable<Way>,
  ask: (way: Way) => Promise<Answer>,
): AsyncGenerator<Answer, undefined> {
  const atOnce = client.protocol === 'file' ? 1 : AT_ONCE;
  const asked: Promise<Answer>[] = [];
  for (const way of ways) {
    const answer = ask(way);
    // What fails is told when it is its turn, or by nobody where it is not wanted.
    answer.catch(() => {});
    asked.push(answer);
    if (asked.length === atOnce) yield asked.shift() as Promise<Answer>;
  }
  yield* asked;
}
