import { describe, expect, it } from 'vitest';
import type { StoredSite } from '../../../src/core/site/stored-site.ts';
import { fileSendOn, toSendOn } from '../../../src/web/views/send-on.ts';
import { BASE_URL, sampleSite } from '../pages/sample-site.ts';

const native = (state: StoredSite['native']['state']) => ({ ...sampleSite().native, state });
const textOf = (changes: Partial<StoredSite>) => toSendOn(sampleSite(changes), BASE_URL).text;

describe('the message to whoever runs a site', () => {
  it('asks for the step that the site needs', () => {
    const file = textOf({ native: native('absent') });
    expect(file).toContain('https://bageri-solsiden.example/.well-known/lawp.json');
    expect(file).toContain(`${BASE_URL}/docs/put-a-file`);
    expect(textOf({ scan: null })).toMatch(/could not read bageri-solsiden\.example/);
    expect(textOf({ native: native('valid') })).not.toContain('put-a-file');
  });

  it('is the same in the mail program, whatever characters it has', () => {
    for (const { text, mailto } of [toSendOn(sampleSite(), BASE_URL), fileSendOn(BASE_URL)]) {
      const fields = new URLSearchParams(mailto.slice('mailto:?'.length));
      expect(fields.get('body')?.replaceAll('\r\n', '\n')).toBe(text);
      expect(fields.get('subject')).toMatch(/\S/);
      expect(mailto.length, 'mail programs cut longer links').toBeLessThan(2000);
    }
  });
});
