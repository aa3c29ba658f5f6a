import { describe, expect, it } from 'vitest';
import { readConfig } from '../../../src/runtime/config/config.ts';

function faultOf(settings: Record<string, string>): string {
  try {
    readConfig(settings);
    return 'none';
  } catch (error) {
    return String(error);
  }
}

describe('a setting that is not usable', () => {
  it.each([
    ...['abc', '80.5', '0x50', '080', '1e3', '+80', ' 80', '٨٠', '4321s'].map((value) => [
      'PORT',
      value,
      'it must be a whole number in plain digits',
    ]),
    ['PORT', '70000', 'it must be at most 65,535'],
    ['TRANSLATOR_MINUTES', '10m', 'it must be a number, such as 10 or 0.5'],
    ['TRANSLATOR_MINUTES', '0', 'it must be at least 0.1'],
    ['KEYS', 'maybe', 'it must be one of open, invite, closed'],
    ['KEYS_INVITE', 'short', 'it must have at least 8 characters'],
    ['DATABASE_URL', '/srv/x.db', 'it must be an address, such as file:/srv/waymark.db or libsql://database.example'],
    ['ARTIFACTS_URL', 'file:', 'it must be an address, such as file:/srv/waymark.db or libsql://database.example'],
    ['DATABASE_AUTH_TOKEN', 'first line\nsecond', 'it must be one word of plain Latin letters, digits and signs'],
    ['TRANSLATOR_KEY', 'ключ', 'it must be one word of plain Latin letters, digits and signs'],
    ['OPERATOR', 'Anna, by phone', 'it must be an e-mail or an https address'],
    ['OPERATOR', 'mailto:anna@waymark.example', 'it must be an e-mail or an https address'],
    ['BUILD_HOOK_URL', 'hooks.example', 'it must be an http or https address'],
    ['TRUSTED_PROXIES', '10.0.0.0/99', 'it must be a list of addresses and networks'],
    ['BASE_URL', 'waymark.example', 'it must be an http or https address'],
    ['BASE_URL', 'https://waymark.example/app', 'it must be an address without a path'],
    ['BASE_URL', 'https://waymark.example?a=1', 'it must be an address without user name, query and fragment'],
    ['BASE_URL', 'https://waymark.example/#top', 'it must be an address without user name, query and fragment'],
    ['BASE_URL', 'https://me:word@waymark.example', 'it must be an address without user name, query and fragment'],
    ['AGENT_URL', 'https://agents.example/?a=1', 'it must be an address without user name, query and fragment'],
  ])('is named with what it must be: %s=%s', (key, value, mend) => {
    expect(faultOf({ [key]: value })).toBe(`Error: The setting ${key} is not usable: ${mend}; fix it or unset it.`);
  });

  it('is never told itself, for it may be a secret', () => {
    expect(faultOf({ BUILD_HOOK_URL: 'hooks.example/s3cret' })).not.toContain('s3cret');
  });
});

describe('the addresses of the service', () => {
  it.each([
    ['https://waymark.example/', 'https://waymark.example'],
    ['HTTPS://Waymark.Example:443//', 'https://waymark.example'],
    ['https://b\u00fccher.example:8443', 'https://xn--bcher-kva.example:8443'],
  ])('are written as browsers write them: %s', (given, written) => {
    expect(readConfig({ BASE_URL: given })).toMatchObject({ baseUrl: written, agentUrl: written });
  });

  it('may have a path for the connector', () => {
    expect(readConfig({ AGENT_URL: 'https://agents.example/waymark/' }).agentUrl).toBe(
      'https://agents.example/waymark',
    );
  });

  it('come in lists with commas between them', () => {
    expect(readConfig({}).dnsServers).toEqual([]);
    expect(readConfig({ DNS_SERVERS: ' 192.0.2.1, ,[2001:db8::1]:53,' }).dnsServers).toEqual([
      '192.0.2.1',
      '[2001:db8::1]:53',
    ]);
    expect(readConfig({ MCP_ORIGINS: 'https://a.example/, https://b.example' }).mcpOrigins).toEqual([
      'https://a.example',
      'https://b.example',
    ]);
  });

  it('may be left empty', () => {
    expect(readConfig({ BASE_URL: '', PORT: ' ' }).baseUrl).toBe('http://localhost:4321');
    expect(readConfig({ DATA_DIR: ' ' }).dataDir).toBe(readConfig({}).dataDir);
  });
});
