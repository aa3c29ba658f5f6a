import { describe, expect, it } from 'vitest';
import type { ActionFacts } from '../../../src/core/site/facts.ts';
import { readActions } from '../../../src/extract/actions/actions.ts';
import { cpuMs } from '../../support/cpu-ms.ts';
import { htmlSite } from '../html-page.ts';

const read = (html: string, path = '/'): ActionFacts[] => readActions(htmlSite({ [path]: html }));
const told = (html: string, path = '/') => read(html, path).map(({ id, provider, url }) => [id, provider, url]);
const script = (text: string) => `<p>Come in.</p><script>${text}</script>`;

describe('a service that stands on the page', () => {
  it.each<[how: string, html: string, id: string, provider: string, url: string]>([
    [
      'a mark of the service',
      '<button data-cal-link="reed/visit">Talk to us</button>',
      'book',
      'Cal.com',
      'https://cal.com/reed/visit',
    ],
    [
      'a class of the service',
      '<div class="tidycal-embed" data-path="reed/tour"></div>',
      'book',
      'TidyCal',
      'https://tidycal.com/reed/tour',
    ],
    [
      'a frame that its script fills',
      '<div class="meetings-iframe-container" data-src="https://meetings.hubspot.com/reed?embed=true"></div>',
      'book',
      'HubSpot Meetings',
      'https://meetings.hubspot.com/reed?embed=true',
    ],
    [
      'the address of its script',
      '<script src="https://fareharbor.com/embeds/script/calendar/reedtours/items/7/?full-items=yes"></script>',
      'book',
      'FareHarbor',
      'https://fareharbor.com/embeds/book/reedtours/',
    ],
    [
      'a number in the address of its script',
      '<script src="//www.opentable.co.uk/widget/reservation/loader?rid=4711&type=standard"></script>',
      'book',
      'OpenTable',
      'https://www.opentable.co.uk/restref/client/?rid=4711&restref=4711',
    ],
    [
      'what its script is told',
      script("Calendly.initBadgeWidget({ text: 'Plan a call (free)', url: 'https://calendly.com/reed/call' });"),
      'book',
      'Calendly',
      'https://calendly.com/reed/call',
    ],
    [
      'the same with slashes that are escaped',
      script('new SimplybookWidget({"widget_type":"iframe","url":"https:\\/\\/reed.simplybook.me","theme":"x"});'),
      'book',
      'SimplyBook.me',
      'https://reed.simplybook.me/',
    ],
    [
      'the name of a house',
      script("SevenroomsWidget.init({ venueId: 'reedhall', triggerId: 'sr', type: 'reservations' })"),
      'book',
      'SevenRooms',
      'https://www.sevenrooms.com/reservations/reedhall',
    ],
  ])('is found by %s', (_, html, id, provider, url) => expect(told(html)).toContainEqual([id, provider, url]));

  it('stands on this page where no other shows the same: one script for several houses', () => {
    const loader = '<script src="https://www.opentable.com/widget/reservation/loader?rid=1&rid=2"></script>';
    expect(told(loader)).toEqual([['book', 'OpenTable', 'https://acme.example/']]);
  });

  it.each([
    ['names that lead up in a path', '<div data-cal-link="../../login"></div>'],
    ['names with other signs', '<div data-cal-link="a?b=c"></div>'],
    ['data that is no script', '<script type="application/json">{"calLink": "reed/visit"}</script>'],
    ['other scripts', script("track({ url: 'https://calendly.com/reed/call' })")],
    ['boxes that are hidden', '<div style="display:none"><div data-cal-link="reed/visit"></div></div>'],
  ])('is not made up from %s', (_, html) => expect(told(html)).toEqual([]));

  it('costs little, however long a script is', () => {
    const long = script(`Calendly.init${'('.repeat(50_000)} calLink ${'"'.repeat(50_000)}`);
    const started = cpuMs();
    read(long.repeat(5));
    expect(cpuMs() - started).toBeLessThan(1_500);
  });
});

describe('a form of a service that makes them for anything', () => {
  const frame = '<iframe src="https://docs.google.com/forms/d/e/1FA/viewform?embedded=true"></iframe>';
  const form = 'https://docs.google.com/forms/d/e/1FA/viewform?embedded=true';

  it.each<[how: string, html: string, path: string, id: string]>([
    ['the heading over it', `<h2>Newsletter</h2>${frame}`, '/', 'subscribe'],
    [
      'the title of the page',
      `<h1>Contact us</h1><p>Write.</p><div><div><div><div>${frame}</div></div></div></div>`,
      '/p7',
      'contact',
    ],
    ['the address of the page', `<p>We answer soon.</p>${frame}`, '/contact', 'contact'],
  ])('is for what %s says', (_, html, path, id) => {
    expect(told(html, path)).toContainEqual([id, 'Google Forms', form]);
  });

  it('is for what a link to it says', () => {
    const link = (label: string) => `<nav><a href="https://forms.gle/abc">${label}</a></nav>`;
    expect(told(link('Contact us'))).toEqual([['contact', 'Google Forms', 'https://forms.gle/abc']]);
    expect(told(link('Our survey of readers'))).toEqual([]);
  });

  it('is for nothing that we know where nothing says it, and has no fields that nobody read', () => {
    expect(told(`<h2>Tell us who won</h2>${frame}`)).toEqual([]);
    const [contact] = read(`<p>We answer soon.</p>${frame}`, '/contact');
    expect(contact?.fields).toBeUndefined();
  });

  it.each([
    ['<div data-tf-widget="Ab12Cd"></div>', 'Typeform', 'https://form.typeform.com/to/Ab12Cd'],
    ['<div data-tf-popup="Ab12Cd" data-tf-region="eu"></div>', 'Typeform', 'https://form.typeform.eu/to/Ab12Cd'],
    [
      '<script src="https://form.jotform.com/jsform/210123456789"></script>',
      'Jotform',
      'https://form.jotform.com/210123456789',
    ],
    [
      '<iframe data-tally-src="https://tally.so/embed/w7x?hideTitle=1"></iframe>',
      'Tally',
      'https://tally.so/embed/w7x?hideTitle=1',
    ],
    [
      '<script src="https://www.cognitoforms.com/f/seamless.js" data-key="Qx7_abcdef" data-form="3"></script>',
      'Cognito Forms',
      'https://www.cognitoforms.com/f/Qx7_abcdef/3',
    ],
  ])('is named with its address: %s', (html, provider, url) => {
    expect(told(`<p>Write to us.</p>${html}`, '/contact')).toEqual([['contact', provider, url]]);
  });

  it('comes behind a form that was read on the same page', () => {
    const own = '<form action="/send" method=post><input name=email><textarea name=message></textarea></form>';
    const [contact] = read(`<p>Write to us.</p>${frame}${own}`, '/contact');
    expect(contact?.fields?.map(({ name }) => name)).toEqual(['email', 'message']);
  });
});
