import { describe, expect, it } from 'vitest';
import type { StoredSite } from '../../../../src/core/site/stored-site.ts';
import { fileSendOn, toSendOn } from '../../../../src/web/views/report/send-on.ts';
import { scan } from '../../../support/site-record.ts';
import { BASE_URL, domainOf, sampleSite } from '../../pages/sample-site.ts';

const native = (state: StoredSite['native']['state']) => ({ ...sampleSite().native, state });
const textOf = (changes: Partial<StoredSite>) => toSendOn(sampleSite(changes), BASE_URL)?.text ?? '';

describe('the message to whoever runs a site', () => {
  it('asks for the step that the site needs', () => {
    const file = textOf({ native: native('absent') });
    expect(file).toContain('https://bageri-solsiden.example/.well-known/lawp.json');
    expect(file).toContain(`${BASE_URL}/docs/put-a-file`);
    expect(textOf({ scan: null })).toMatch(/could not read bageri-solsiden\.example/);
    expect(textOf({ native: native('valid') })).toMatch(/^Hello,(?![\s\S]*put-a-file)/);
    const blocked = { status: 'blocked', statusReason: 'It did not answer in time.' } as const;
    expect(textOf(blocked), 'to be read again comes first').toMatch(/could not read bageri-solsiden\.example/);
    expect(toSendOn(sampleSite({ scan: scan('2026-11-20T04:10:00Z', 100) }), BASE_URL), 'nothing is left').toBeNull();
  });

  it.each([
    ['a parked name', { status: 'parked', statusReason: 'The domain is offered for sale.' }],
    ['a name that forwards', { status: 'duplicate', movedTo: domainOf('a.example') }],
    ['a server that is busy', { status: 'blocked', statusReason: 'The site asked us to come back later.' }],
  ] as const)('is not written where nobody can put anything right: %s', (_, changes) => {
    expect(toSendOn(sampleSite({ ...changes, document: null, scan: null }), BASE_URL)).toBeNull();
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
