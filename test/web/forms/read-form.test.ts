import { describe, expect, it } from 'vitest';
import { readForm } from '../../../src/web/forms/read-form.ts';
import { cpuMs } from '../../support/cpu-ms.ts';

type Headers = Readonly<Record<string, string>>;

/** Sends a form to a service that answers at `baseUrl`; gives the status of the refusal, or null when it was read. */
async function send(baseUrl: string, headers: Headers): Promise<number | null> {
  const type = 'application/x-www-form-urlencoded';
  const request = new Request(`${baseUrl}/pro`, {
    method: 'POST',
    body: 'do=issue',
    headers: { 'Content-Type': type, ...headers },
  });
  const read = await readForm(request, baseUrl);
  return read.ok ? null : read.fault.status;
}

const PUBLIC = 'https://waymark.example.org';
const LOCAL = 'http://localhost:4321';

describe('a form is read', () => {
  it.each<[string, string, Headers]>([
    ['on this machine', LOCAL, { 'Sec-Fetch-Site': 'same-origin', Origin: LOCAL, Host: 'localhost:4321' }],
    ['on this machine, by an old browser', LOCAL, { Origin: LOCAL, Host: 'localhost:4321' }],
    ['by the address of this machine', LOCAL, { Origin: 'http://127.0.0.1:4321', Host: '127.0.0.1:4321' }],
    ['in a local network', LOCAL, { Origin: 'http://Shelf.lan:4321', Host: 'Shelf.lan:4321' }],
    ['behind a proxy with TLS', PUBLIC, { 'Sec-Fetch-Site': 'same-origin', Origin: PUBLIC, Host: '10.0.0.5:4321' }],
    ['behind a proxy with TLS, by an old browser', PUBLIC, { Origin: PUBLIC, Host: '10.0.0.5:4321' }],
    [
      'by a second name that the proxy passes on',
      PUBLIC,
      { Origin: 'https://www.example.org', Host: 'www.example.org' },
    ],
    ['behind a proxy of which the settings say nothing', LOCAL, { Origin: PUBLIC, Host: 'waymark.example.org' }],
    ['sent by a program', PUBLIC, { Host: 'waymark.example.org' }],
    ['sent again by whoever loads the page again', PUBLIC, { 'Sec-Fetch-Site': 'none', Origin: PUBLIC }],
  ])('%s', async (_where, baseUrl, headers) => {
    expect(await send(baseUrl, headers)).toBeNull();
  });
});

describe('a form is refused', () => {
  it.each<[string, string, Headers]>([
    ['of another site', PUBLIC, { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://evil.example' }],
    ['of a neighbour', PUBLIC, { 'Sec-Fetch-Site': 'same-site', Origin: 'https://blog.example.org' }],
    ['of another port of this machine', LOCAL, { Origin: 'http://localhost:8080', Host: 'localhost:4321' }],
    ['of another site, by an old browser', PUBLIC, { Origin: 'https://evil.example', Host: 'waymark.example.org' }],
    ['of a page without an origin', PUBLIC, { Origin: 'null', Host: 'waymark.example.org' }],
    ['of a page without an origin, where no host is told', PUBLIC, { Origin: 'null' }],
    ['of a page that came without TLS', PUBLIC, { Origin: 'http://waymark.example.org', Host: 'waymark.example.org' }],
    ['whose origin says one thing and its browser another', PUBLIC, { 'Sec-Fetch-Site': 'cross-site', Origin: PUBLIC }],
    ['of another site, where no host is told', PUBLIC, { Origin: 'https://evil.example' }],
  ])('%s', async (_whose, baseUrl, headers) => {
    expect(await send(baseUrl, headers)).toBe(403);
  });

  it('that is compressed', async () => {
    expect(await send(PUBLIC, { 'Content-Encoding': 'gzip' })).toBe(415);
  });

  const BOUNDARY = 'multipart/form-data; boundary="b"';
  const part = '--b\r\ncontent-disposition: form-data; name="a"\r\n\r\n\r\n';

  it.each([
    ['application/x-www-form-urlencoded', 'a&'.repeat(1_000_000)],
    [BOUNDARY, `${part.repeat(35_000)}--b--\r\n`],
  ])('that has fields without end, before anybody waits for it: %s', async (type, body) => {
    const headers = { 'Content-Type': type };
    const request = new Request(`${PUBLIC}/check`, { method: 'POST', body, headers });
    const since = cpuMs();
    const read = await readForm(request, PUBLIC, { mostBytes: 2_097_152, takesFiles: true });
    expect(cpuMs() - since).toBeLessThan(1000);
    expect(read).toMatchObject({
      ok: false,
      fault: { status: 400, message: expect.stringContaining('could not be read') },
    });
  });
});
