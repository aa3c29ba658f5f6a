import { MessageChannel, receiveMessageOnPort } from 'node:worker_threads';
import { expect, test } from 'vitest';
import { postTogether } from '../../src/workers/post-together.ts';

function postAll(items: readonly unknown[]) {
  const { port1, port2 } = new MessageChannel();
  const refused: unknown[] = [];
  postTogether(
    items,
    (some) => port1.postMessage(some),
    (item) => refused.push(item),
  );
  const messages: unknown[] = [];
  for (let got = receiveMessageOnPort(port2); got; got = receiveMessageOnPort(port2)) messages.push(got.message);
  port1.close();
  return { messages, refused };
}

test('what can be sent goes in one message', () => {
  expect(postAll([1, 'two', { three: 3 }])).toEqual({ messages: [[1, 'two', { three: 3 }]], refused: [] });
});

test('what cannot be sent holds up nothing else', () => {
  const unsendable = () => {};
  expect(postAll([1, unsendable, 3])).toEqual({ messages: [[1], [3]], refused: [unsendable] });
});
