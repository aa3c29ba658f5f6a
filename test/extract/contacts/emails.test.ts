import { describe, expect, it } from 'vitest';
import { readActions } from '../../../src/extract/actions/actions.ts';
import { mailboxSort } from '../../../src/extract/contacts/mailboxes.ts';
import { htmlSite } from '../html-page.ts';

const emailOf = (pages: Readonly<Record<string, string>>): string | undefined =>
  readActions(htmlSite(pages)).find(({ id }) => id === 'contact')?.email;

const mail = (address: string): string => `<p>Write to <a href="mailto:${address}">${address}</a></p>`;

describe('the e-mail address of a site', () => {
  it.each([
    ['that of everybody, though one person is linked', `${mail('sophie@acme.example')}<p>contact@acme.example</p>`],
    ['that of everybody before one for goods that come back', `${mail('returns@acme.example')}contact@acme.example`],
    ['none that nobody reads', `${mail('noreply@acme.example')}contact@acme.example`],
  ])('is %s', (_, html) => expect(emailOf({ '/': html })).toBe('contact@acme.example'));

  it('is never that of a person on one page about something else', () => {
    const story = mail('jane.doe@university.example');
    expect(emailOf({ '/studies/2': story })).toBeUndefined();
    expect(emailOf({ '/studies/2': mail('jane.doe@acme.example') })).toBeUndefined();
    expect(emailOf({ '/studies/2': mail('info@acme.example') })).toBe('info@acme.example');
  });

  it('may have another domain on the contact page, in the footer, or on two pages', () => {
    const other = mail('jane@holding.example');
    expect(emailOf({ '/contact': other })).toBe('jane@holding.example');
    expect(emailOf({ '/studies/2': `<footer>${other}</footer>` })).toBe('jane@holding.example');
    expect(emailOf({ '/studies/2': other, '/studies/3': other })).toBe('jane@holding.example');
  });
});

describe('a mailbox', () => {
  it.each([
    ['info@x.example', 'shared'],
    ['infoleeds@x.example', 'shared'],
    ['pagalba@x.example', 'shared'],
    ['caren@x.example', 'person'],
    ['olaf.moe@x.example', 'person'],
    ['press@x.example', 'single purpose'],
    ['hrvoje@x.example', 'person'],
    ['no-reply@x.example', 'nobody'],
  ])('%s is %s', (address, sort) => expect(mailboxSort(address)).toBe(sort));
});
