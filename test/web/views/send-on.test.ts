import { describe, expect, it } from 'vitest';
import type { StoredSite } from '../../../src/core/site/stored-site.ts';
import { fileSendOn, toSendOn } from '../../../src/web/views/send-on.ts';
import { scan } from '../../support/site-record.ts';
import { BASE_URL, sampleSite } from '../pages/sample-site.ts';

const native = (state: StoredSite['native']['state']) => ({ ...sampleSite().native, state });
const textOf = (changes: Partial<StoredSite>) => toSendOn(sampleSite(changes), BASE_URL)?.text ?? '';

describe('the message to whoever runs a site', () => {
  it('asks for the step that the site needs', () => {
    const file = textOf({ native: native('absent') });
    expect(file).toContain('https://bageri-solsiden.example/.well-known/lawp.json');
    expect(file).toContain(`${BASE_URL}/docs/put-a-file`);
    expect(textOf({ scan: null })).toMatch(/could not read bageri-solsiden\.example/);
    expect(textOf({ native: native('valid') })).toMatch(/^Hello,(?![\s\S]*put-a-file)/);
    expect(toSendOn(sampleSite({ scan: scan('2026-11-20T04:10:00Z', 100) }), BASE_URL), 'nothing is left').toBeNull();
  });

  it('is the same in the mail program, whatever characters it has', () => {
    for (const sendOn of [toSendOn(sampleSite(), BASE_URL), fileSendOn(BASE_URL)]) {
      const { text = '', mailto = '' } = sendOn ?? {};
      const fields = new URLSearchParams(mailto.slice('mailto:?'.length));
      expect(fields.get('body')?.replaceAll('\r\n', '\n')).toBe(text);
      expect(fields.get('subject')).toMatch(/\S/);
      expect(mailto.length, 'mail programs cut longer links').toBeLessThan(2000);
    }
  });
});
