import { describe, expect, test } from 'vitest';
import { textResponse } from '../../src/api/text-response.ts';

const make = () => textResponse('{"a":"ü"}', { status: 201, headers: { 'Content-Type': 'application/json' } });

describe('a response with its text at hand', () => {
  test('is read as any other', async () => {
    expect(make()).toBeInstanceOf(Response);
    expect(await make().text()).toBe('{"a":"ü"}');
    expect(await make().json()).toEqual({ a: 'ü' });
    expect((await make().arrayBuffer()).byteLength).toBe(10);
    expect((await make().bytes()).length).toBe(10);
    expect(await (await make().blob()).text()).toBe('{"a":"ü"}');
  });

  test('gives its body as a stream, once', async () => {
    const response = make();
    expect(response.bodyUsed).toBe(false);
    expect(await new Response(response.body, response).text()).toBe('{"a":"ü"}');
    expect(response.bodyUsed).toBe(true);
    await expect(response.text()).rejects.toThrow(TypeError);
  });

  test('keeps status and headers, also in a copy', async () => {
    const copy = make().clone();
    expect([copy.status, copy.headers.get('content-type'), await copy.text()]).toEqual([
      201,
      'application/json',
      '{"a":"ü"}',
    ]);
  });
});
