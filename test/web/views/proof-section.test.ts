import { expect, test } from 'vitest';
import type { Registration } from '../../../src/services/register/registration.ts';
import { toProofSection } from '../../../src/web/views/proof-section.ts';

const registration: Registration = {
  domain: 'bakery.example',
  verified: false,
  status: 'unverified',
  verified_at: null,
  checked_at: null,
  next_check_at: null,
  claimed_by_you: false,
  saved_at: null,
  claimed: false,
  verify: { dns_txt: { type: 'TXT', host: '_waymark.bakery.example', value: 'waymark-site-verification=abc' } },
  lawp: null,
  etag: '"0-5b1c"',
  rebuild: null,
  notices: [],
};
const BACK = 'You can close this page: come back with the same key, the record stays the same.';

const newsOf = (more: Partial<Registration>) => {
  const { title, texts } = toProofSection({
    domain: 'bakery.example',
    key: 'k',
    registration: { ...registration, ...more },
  });
  return { title, texts };
};

test('a domain whose record nobody looked for yet is told how to come back, and nothing empty', () => {
  expect(newsOf({})).toEqual({ title: 'Not yet.', texts: [BACK] });
});

test('a record that is not seen is told first, and only once', () => {
  const notices = [
    { code: 'taken_over', message: 'Another key proved it.' },
    { code: 'record_not_seen', message: 'We do not see it.' },
  ];
  expect(newsOf({ notices })).toEqual({
    title: 'Not yet.',
    texts: ['We do not see it.', BACK, 'Another key proved it.'],
  });
  expect(newsOf({ status: 'lapsed', notices: [] }).title).toBe('Lapsed.');
});

test('a name server that gives no answer is told in the place of a record that is not there', () => {
  const notices = [{ code: 'dns_unavailable', message: 'No name server answered.' }];
  expect(newsOf({ notices })).toEqual({ title: 'We could not check.', texts: ['No name server answered.'] });
  expect(newsOf({ verified: true, status: 'verified', checked_at: '2026-11-20T09:00:00.000Z', notices })).toEqual({
    title: 'Proven.',
    texts: [
      expect.stringMatching(/^We checked on 20 November 2026.* Keep the record: we check every day\.$/),
      'No name server answered.',
    ],
  });
});

test('a proven domain whose record has gone is told that, not to keep it', () => {
  const notices = [{ code: 'record_missing', message: 'The record is not there any more.' }];
  expect(newsOf({ verified: true, status: 'verified', checked_at: '2026-11-20T09:00:00.000Z', notices })).toEqual({
    title: 'The record is missing.',
    texts: ['The record is not there any more.'],
  });
});
