import { describe, expect, test } from 'vitest';
import { createAccess } from '../../src/mcp/access.ts';

const BASE = 'https://waymark.example.com';
const AGENT = 'https://agents.example.com:8443';
const hosted = createAccess(BASE, AGENT, ['https://chat.example.org']);
const local = createAccess('http://localhost:4321', 'http://localhost:4321', []);

describe('the Origin', () => {
  test.each([
    ['none at all', null],
    ['the service', BASE],
    ['the connector', AGENT],
    ['one named in the configuration', 'https://chat.example.org'],
  ])('of %s may pass', (_what, origin) => {
    const headers = new Headers(origin === null ? {} : { Origin: origin });
    expect(hosted.refusal(headers)).toBeNull();
    const cors = hosted.corsHeaders(headers);
    expect(cors['Access-Control-Allow-Origin']).toBe(origin ?? undefined);
    expect(cors.Vary).toBe('Origin');
  });

  test.each([
    ['another site', 'https://evil.example.net'],
    ['a sub-domain of ours', 'https://evil.waymark.example.com'],
    ['a name that begins as ours', 'https://waymark.example.com.evil.net'],
    ['our host without encryption', 'http://waymark.example.com'],
    ['our host at another port', 'https://waymark.example.com:9000'],
    ['loopback, where we are not', 'http://localhost:3000'],
    ['nobody', 'null'],
    ['nothing that is an origin', 'waymark'],
    ['an empty text', ''],
  ])('of %s may not', (_what, origin) => {
    const headers = new Headers({ Origin: origin });
    expect(hosted.refusal(headers)).toContain('MCP_ORIGINS');
    expect(hosted.corsHeaders(headers)).toEqual({ Vary: 'Origin' });
  });

  test.each(['http://localhost:3000', 'http://127.0.0.1:6274', 'http://[::1]', 'https://app.localhost'])(
    '%s may pass where the service is on loopback itself',
    (origin) => {
      expect(local.refusal(new Headers({ Origin: origin }))).toBeNull();
    },
  );

  test('of another site may not pass on loopback either', () => {
    expect(local.refusal(new Headers({ Origin: 'http://evil.example.net' }))).not.toBeNull();
    expect(local.refusal(new Headers({ Origin: 'http://localhost.evil.net' }))).not.toBeNull();
  });
});

describe('the Host', () => {
  test.each(['waymark.example.com', 'agents.example.com:8443', 'chat.example.org', 'WAYMARK.example.com:443'])(
    '%s is one of ours',
    (host) => {
      expect(hosted.refusal(new Headers({ Host: host }))).toBeNull();
    },
  );

  test.each(['evil.example.net', 'localhost', '127.0.0.1:4321', 'waymark.example.com.evil.net', ' ', 'a b'])(
    '"%s" is none of ours',
    (host) => {
      expect(hosted.refusal(new Headers({ Host: host }))).not.toBeNull();
    },
  );

  test('of a rebound name does not reach a service on loopback', () => {
    expect(local.refusal(new Headers({ Host: 'evil.example.net:4321' }))).not.toBeNull();
    expect(local.refusal(new Headers({ Host: '127.0.0.1:4321' }))).toBeNull();
  });
});
