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

  it.each([
    'corrections@acme.example',
    'tipsa@acme.example',
    'foia@acme.example',
    'bizdev@acme.example',
    'acme_legal@acme.example',
  ])('is none that is for one thing only: %s', (address) => {
    expect(emailOf({ '/contact': mail(address) })).toBeUndefined();
    expect(emailOf({ '/contact': mail(address) + mail('ann@acme.example') })).toBe('ann@acme.example');
  });

  it('is never that of a person on one page about something else', () => {
    const story = mail('jane.doe@university.example');
    expect(emailOf({ '/studies/2': story })).toBeUndefined();
    expect(emailOf({ '/studies/2': mail('jane.doe@acme.example') })).toBeUndefined();
    expect(emailOf({ '/studies/2': `<div class="byline">${mail('jane.doe@acme.example')}</div>` })).toBeUndefined();
    expect(emailOf({ '/studies/2': mail('info@acme.example') })).toBe('info@acme.example');
  });

  it('is that for everybody at its own domain on an article, too, but no person’s and none of another host', () => {
    const article = '<meta property="og:type" content="article"><h1>The bridge</h1><p>The river rose again.</p>';
    expect(emailOf({ '/story': article + mail('info@acme.example') })).toBe('info@acme.example');
    expect(emailOf({ '/story': article + mail('jane@acme.example') })).toBeUndefined();
    expect(emailOf({ '/story': article + mail('info@geology.acme.example') })).toBeUndefined();
    expect(emailOf({ '/story': article + mail('info@other.example') })).toBeUndefined();
  });

  it('is the one that people read where a link left over from another site hides behind it', () => {
    const link = (shown: string) => `<p>E-mail: <a href="mailto:sales@former.example">${shown}</a></p>`;
    expect(emailOf({ '/contact': link('info@acme.example') })).toBe('info@acme.example');
    expect(emailOf({ '/contact': link('Write to us') })).toBe('sales@former.example');
  });

  it('may have another domain on the contact page, in the footer, or on two pages', () => {
    const other = mail('jane@holding.example');
    expect(emailOf({ '/contact': other })).toBe('jane@holding.example');
    expect(emailOf({ '/studies/2': `<footer>${other}</footer>` })).toBe('jane@holding.example');
    expect(emailOf({ '/studies/2': other, '/studies/3': other })).toBe('jane@holding.example');
  });
});

describe('words of a link to a mailbox', () => {
  const link = (label: string, address: string) => `<p><a href="mailto:${address}">${label}</a></p>`;
  const about = (...links: string[]) => emailOf({ '/about': links.join('') });

  it.each(['Advertise with us', 'Mediadaten', 'Publicidad', 'Реклама'])(
    'keep the mailbox of advertisers apart, whatever it is called: %s',
    (label) => {
      expect(about(link(label, 'sales@acme.example'))).toBeUndefined();
      expect(about(link(label, 'sales@acme.example'), link('Contact', 'ann@acme.example'))).toBe('ann@acme.example');
    },
  );

  it.each(['Jane Doe', 'Corrections', 'Per inviare foto e video', 'Mary Poe, head of gifts mary@acme.example'])(
    'keep that of a person or of one thing apart: %s',
    (label) => {
      expect(about(link(label, 'mary@acme.example'))).toBeUndefined();
      expect(about(link(label, 'info@acme.example'))).toBe('info@acme.example');
    },
  );

  it.each([
    'Write to us',
    'Schreiben Sie uns',
    'E-mail',
    'Click here',
    'Fale conosco',
    'mary@acme.example',
    'mary(at)acme.example',
  ])('ask everybody to write to a person: %s', (label) =>
    expect(about(link(label, 'mary@acme.example'))).toBe('mary@acme.example'),
  );

  it('name a person on the contact page, where one writes to that person', () => {
    expect(emailOf({ '/contact': link('Jane Doe', 'jane@acme.example') })).toBe('jane@acme.example');
  });

  it('choose the mailbox that they ask to write to', () => {
    const links = [link('', 'sales@acme.example'), link('Contact us', 'office@acme.example')];
    expect(about(...links)).toBe('office@acme.example');
  });
});

it('is one at its own domain before one that is linked at another, and none of an officer', () => {
  expect(emailOf({ '/about': `${mail('info@holding.example')}info@acme.example` })).toBe('info@acme.example');
  expect(mailboxSort('officer.roe@town.example')).toBe('person');
});

it('is none of a person at the foot of a story, who may have written it', () => {
  const story = (address: string) => ({
    '/news/2024/05/01/rain': `<h1>Rain</h1><p>It rained.</p><footer><p>${mail(address)}</p></footer>`,
  });
  expect(emailOf(story('jane.doe@acme.example'))).toBeUndefined();
  expect(emailOf(story('desk@acme.example'))).toBe('desk@acme.example');
});

it('is not that of a contract of whose goods it sells', () => {
  const contract = (address: string) =>
    `<div>${'The licence is given by its maker. '.repeat(80)} E-mail: ${address}</div>`;
  expect(emailOf({ '/sign-up': contract('support@maker.example'), '/login': contract('support@maker.example') })).toBe(
    undefined,
  );
  expect(emailOf({ '/contact': contract('support@acme.example') })).toBe('support@acme.example');
});

describe('a line that says who made the site', () => {
  const credit = (words: string, address: string) =>
    `<footer><p>${words} <a href="mailto:${address}">Pixel Smiths</a></p></footer>`;

  it.each([
    'Website development by',
    'Designed and developed by',
    'Webdesign:',
    'Réalisation :',
    'Diseño web',
    'Создание сайта',
  ])('names no mailbox of it: %s', (words) => {
    expect(emailOf({ '/contact': credit(words, 'sales@pixels.example') })).toBeUndefined();
    expect(emailOf({ '/contact': `${credit(words, 'sales@pixels.example')}${mail('ann@acme.example')}` })).toBe(
      'ann@acme.example',
    );
  });

  it('may name one of its own', () => {
    expect(emailOf({ '/contact': credit('Webdesign:', 'hello@acme.example') })).toBe('hello@acme.example');
  });
});

describe('the number of a site', () => {
  const numberOf = (path: string, html: string) =>
    readActions(htmlSite({ '/': '<p>Acme</p>', [path]: html })).find(({ id }) => id === 'call')?.phone?.e164;
  const hotline = '<p>The agency answers questions about power on its hotline, phone 0800 073 6734, at any time.</p>';
  const long = (html: string) => `${'<p>Words.</p>'.repeat(20)}${html}${'<p>Words.</p>'.repeat(20)}`;
  const number = '<p>Phone: +45 86 12 34 56</p>';

  it('is never one that a single page about something else tells of', () => {
    expect(numberOf('/guide/power', long(hotline))).toBeUndefined();
    expect(numberOf('/guide/power', long(number))).toBeUndefined();
  });

  it('is never one beside the mailbox of one person on a page about something else', () => {
    const beside = (address: string) =>
      long(`<p>Jane Doe, press officer</p><p>Phone: +45 86 12 34 56</p><p>${address}</p>`);
    expect(numberOf('/guide/power', beside('jane.doe@acme.example'))).toBeUndefined();
    expect(numberOf('/guide/power', beside('info@acme.example'))).toBe('+4586123456');
  });

  it.each([
    ['on its contact page', '/contact', long(number)],
    ['in a frame', '/guide/power', long(`<footer>${number}</footer>`)],
    ['in a frame, behind a picture', '/guide', long('<footer><a href="tel:+4586123456">Call us</a></footer>')],
    ['above all else', '/guide/power', number + long('')],
    ['below a heading that says so', '/guide/power', long(`<h2>Contact us</h2>${number}`)],
  ])('stands %s', (_, path, html) => expect(numberOf(path, html)).toBe('+4586123456'));
});

describe('a mailbox', () => {
  it.each([
    ['info@x.example', 'shared'],
    ['infoleeds@x.example', 'shared'],
    ['pagalba@x.example', 'shared'],
    ['caren@x.example', 'person'],
    ['olaf.moe@x.example', 'person'],
    ['press@x.example', 'single purpose'],
    ['foia@x.example', 'single purpose'],
    ['hrvoje@x.example', 'person'],
    ['no-reply@x.example', 'nobody'],
  ])('%s is %s', (address, sort) => expect(mailboxSort(address)).toBe(sort));
});

describe('what visitors write below a page', () => {
  const comments = (inside: string): string =>
    `<h1>Rain</h1><p>It rains.</p><ol class="commentlist"><li>${inside}</li></ol><div id="footer">Rain since 1999</div>`;
  const reached = (inside: string): readonly string[] =>
    readActions(htmlSite({ '/': comments(inside) })).map(({ id }) => id);

  it.each([
    ['a mailbox', mail('ann@hill.example')],
    ['a mailbox without a link', '<p>Mine is ann@hill.example</p>'],
    ['a number', '<p>Phone: +1 312 555 0142</p>'],
    ['a number to call', '<a href="tel:+13125550142">call me</a>'],
  ])('is no way to reach the site: %s', (_, inside) => expect(reached(inside)).toEqual([]));
});
