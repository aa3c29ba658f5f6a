import { describe, expect, test } from 'vitest';
import type { ActionId } from '../../../src/core/actions/catalogue.ts';
import type { FormFacts } from '../../../src/core/site/facts.ts';
import { readActions } from '../../../src/extract/actions/actions.ts';
import { cpuMs } from '../../support/cpu-ms.ts';
import { htmlSite, jsonLd } from '../html-page.ts';

function formOf(html: string, id: ActionId): FormFacts | undefined {
  return readActions(htmlSite({ '/': html })).find((action) => action.id === id)?.form;
}

describe('a search', () => {
  test('carries the address that it leads to, with its place for the words', () => {
    expect(
      formOf(
        '<form action="/find?old=1"><input type="hidden" name="lang" value="en"><input type="search" name="s[]"></form>',
        'search',
      ),
    ).toEqual({
      url: 'https://acme.example/find?old=1',
      method: 'GET',
      controls: { query: 's[]' },
      urlTemplate: 'https://acme.example/find?lang=en&s%5B%5D={query}',
    });
  });

  test('that is sent with a token of the visit has no address that lasts', () => {
    const form = formOf(
      '<form action="/find"><input type="hidden" name="csrf_token" value="8f2c"><input name="q"></form>',
      'search',
    );
    expect(form).toMatchObject({ url: 'https://acme.example/find' });
    expect(form).not.toHaveProperty('urlTemplate');
  });

  test.each([
    ['without a name', '<input type="hidden" id="lang" value="en">'],
    ['that is disabled', '<input type="hidden" name="lang" value="en" disabled>'],
    ['of a disabled group', '<fieldset disabled><input type="hidden" name="lang" value="en"></fieldset>'],
  ])('sends no control %s', (_, hidden) => {
    const form = formOf(`<form action="/find">${hidden}<input type="search" name="q"></form>`, 'search');
    expect(form?.urlTemplate).toBe('https://acme.example/find?q={query}');
  });

  test.each([
    ['without an address', '<form role="search"><input name="q"></form>'],
    ['to a mere #', '<form role="search" action="#"><input name="q"></form>'],
    ['to a script', '<form role="search" action="javascript:find()"><input name="q"></form>'],
    ['from a box without a name', '<form role="search" action="/find"><input type="search"></form>'],
  ])('that a script sends, %s, carries none', (_, html) => expect(formOf(html, 'search')).toBeUndefined());

  test('that the site states carries its address, too', () => {
    const stated = (target: string) =>
      formOf(jsonLd({ '@type': 'WebSite', potentialAction: { '@type': 'SearchAction', target } }), 'search');
    expect(stated('https://acme.example/?s={search_term_string}')).toEqual({
      url: 'https://acme.example/',
      method: 'GET',
      controls: { query: 's' },
      urlTemplate: 'https://acme.example/?s={query}',
    });
    expect(stated('https://acme.example/tag/{word}/')).toMatchObject({
      urlTemplate: 'https://acme.example/tag/{query}/',
      controls: {},
    });
    expect(stated('https://acme.example/{kind}?q={word}')).toBeUndefined();
    expect(stated('https://acme.example/search')).toBeUndefined();
  });
});

describe('a form that is sent by POST', () => {
  const html = `<form method="post" action="mail.php" enctype="multipart/form-data" class="contact-form">
    <input type="hidden" name="_token" value="secret"><input name="your-name"><input type="email" name="your-email" required>
    <select name="office"><option value="">Which?<option value="a1">Aarhus<option value="o2">Odense</select>
    <textarea name="your-message"></textarea><button>Send message</button></form>`;

  test('carries where and how it is sent, under which names, and what may be chosen', () => {
    expect(formOf(html, 'contact')).toEqual({
      url: 'https://acme.example/mail.php',
      method: 'POST',
      enctype: 'multipart/form-data',
      controls: { name: 'your-name', email: 'your-email', office: 'office', message: 'your-message' },
      choices: {
        office: [
          { value: 'a1', label: 'Aarhus' },
          { value: 'o2', label: 'Odense' },
        ],
      },
      hidden: ['_token'],
    });
  });

  test('tells of no choice of a disabled group, and of others as they are read', () => {
    const options =
      '<optgroup disabled><option value="a1">Aarhus</optgroup><option value="o2" label="Odense C"><option>By  mail';
    const form = formOf(html.replace(/<option.*(?=<\/select>)/u, options), 'contact');
    expect(form?.choices?.office).toEqual([
      { value: 'o2', label: 'Odense C' },
      { value: 'By mail', label: 'By mail' },
    ]);
  });

  test('never carries the value of a hidden control', () => {
    expect(JSON.stringify(formOf(html, 'contact'))).not.toContain('secret');
  });

  test('with a user name and password in its address is not told of', () => {
    expect(formOf(html.replace('mail.php', 'https://me:pass@acme.example/mail'), 'contact')).toBeUndefined();
  });
});

test('a form is sent as its only button says', () => {
  const write = (button: string, attributes = '') =>
    formOf(
      `<form ${attributes}><input type="email" name="m"><textarea name="t"></textarea>${button}</form>`,
      'contact',
    );
  const button = '<button formaction="/send" formmethod="post">Send message</button>';
  expect(write(button)).toMatchObject({ url: 'https://acme.example/send', method: 'POST' });
  const mail = '<button formenctype="multipart/form-data">Send message</button>';
  expect(write(mail, 'action="/x" method="post"')).toMatchObject({ enctype: 'multipart/form-data' });
  expect(write(`${button}<button>Send later</button>`, 'action="/x"')).toMatchObject({ method: 'GET' });
  expect(write('<button>Send message</button>', 'method="dialog" action="/x"')).toBeUndefined();
});

test('hostile words of a box are read in bounded time', () => {
  const startedAt = cpuMs();
  for (const piece of [' ', '\u00a0', '/', ' - '])
    formOf(`<form><input name="q" placeholder="x${piece.repeat(100_000)}y"></form>`, 'search');
  expect(cpuMs() - startedAt).toBeLessThan(3_000);
});
