import { describe, expect, it } from 'vitest';
import type { ActionId } from '../../../src/core/actions/catalogue.ts';
import type { ActionFacts } from '../../../src/core/site/facts.ts';
import { readActions } from '../../../src/extract/actions/actions.ts';
import { toLawpAction } from '../../../src/language/english/english-actions.ts';
import { siteContext } from '../../support/site-context.ts';
import { htmlSite, jsonLd } from '../html-page.ts';

const read = (html: string, path = '/'): ActionFacts[] => readActions(htmlSite({ [path]: html }));
const ids = (html: string, path = '/'): ActionId[] => read(html, path).map(({ id }) => id);
const context = siteContext('de');

describe('whoever joins', () => {
  const saidOf = (html: string) => {
    const [action] = read(html).filter(({ id }) => id === 'sign_up');
    return action && toLawpAction(action, context).description;
  };

  it.each([
    '<html lang=de><a href="/x">Mitglied werden</a>',
    '<html lang=fr><a href="/x">Devenir membre</a>',
    '<html lang=nl><a href="/x">Lid worden</a>',
    '<html lang=en><a href="/membership/">Join now</a>',
  ])('becomes a member of an association: %s', (html) => {
    expect(saidOf(html)).toBe('Become a member of Acme.');
  });

  it.each([
    '<html lang=en><a href="/member.php?mod=register">Register</a>',
    '<html lang=de><a href="/x">Registrieren</a>',
  ])('registers for an account: %s', (html) => expect(saidOf(html)).toBe('Register with Acme.'));
});

describe('a button to sign up at a form', () => {
  const form = (button: string) => `<form action="/subscribe" method="post"><h3>Our newsletter</h3>
    <input type="email" name="email"><a href="#">${button}</a></form>`;

  it('is for the news that the form is for, in it or in its box', () => {
    expect(ids(form('Sign up'))).toEqual(['subscribe']);
    expect(ids(`<div><a href="#">Sign up</a>${form('OK')}</div>`)).toEqual(['subscribe']);
  });

  it('makes an account beside another button, for news', () => {
    const menu = (href: string) => `<ul><li><a href="${href}">Sign up</a><li><a href="${href}">Newsletter</a></ul>`;
    expect(ids(menu('#'))).toEqual(['sign_up', 'subscribe']);
    expect(ids(menu('/letters'))).toEqual(['subscribe']);
  });

  it('makes an account where the form stands in another box', () => {
    expect(ids(`<p><a href="#">Sign up</a></p>${form('OK')}`)).toEqual(['sign_up', 'subscribe']);
    expect(ids(`<a href="#">Sign up</a>${form('OK')}`)).toEqual(['sign_up', 'subscribe']);
  });
});

describe('a price list of a newspaper', () => {
  const newspaper = jsonLd({ '@type': 'NewsMediaOrganization', name: 'Acme' });
  const menu = (beside: string) => `${newspaper}<ul><li><a href="/price-list">Price list</a>
    <li><a href="/b">${beside}</a></ul>`;

  it.each(['Advertising', 'Требования к рекламе', 'Anzeigenkunden'])(
    'is for advertisers beside their pages: %s',
    (beside) => expect(ids(menu(beside))).not.toContain('view_pricing'),
  );

  it('is for its readers beside others', () => expect(ids(menu('Archive'))).toContain('view_pricing'));
});

it('is no gift to the site what leads to somebody else by way of it', () => {
  const link = (target: string) => `<a href="/go/**https%3A//${target}/donate">Donate</a>`;
  expect(ids(link('charity.example'))).toEqual([]);
  expect(ids(link('www.acme.example'))).toEqual(['donate']);
});

it('is no way to the site what lists its pages, and no visit to it what tells guests of one event', () => {
  const address = jsonLd({
    '@type': 'Organization',
    address: { streetAddress: 'Via Roma 5', addressLocality: 'Torino' },
  });
  const map = (path: string) => ids(`<html lang=it>${address}<a href="${path}">Mappa</a>`);
  expect(map('/portlet/mappaPortale')).not.toContain('directions');
  expect(map('/portlet/mappa')).toContain('directions');
  expect(ids('<a href="/events/cup/visitors">Visitor information</a>')).toEqual([]);
  expect(ids('<a href="/about/visitors">Visitor information</a>')).toEqual(['visit']);
});

describe('a form', () => {
  const card = (button: string) => `<form action="/pay" method="post"><input name="email" type="email" required>
    <input name="name" placeholder="Your name"><input placeholder="Card number"><input placeholder="CVC">
    <textarea name="note"></textarea><button>${button}</button></form>`;

  it('that asks for the code of a card is to pay, but for a gift, and never to write', () => {
    expect(ids(card('Pay 20 €'))).toEqual(['order']);
    expect(ids(card('Submit').replace('CVC', 'Security code'))).toEqual(['order']);
    expect(ids(card('Donate'))).not.toContain('order');
    expect(ids(card('Send').replace('CVC', 'Phone'))).toEqual(['contact']);
  });

  it('by which one is told of more comments is for no newsletter', () => {
    const mail = (name: string) => `<form action="/s" method="post"><input type="email" name="${name}" required>
      <button>Subscribe</button></form>`;
    expect(ids(mail('wpdiscuzSubscriptionEmail'))).toEqual([]);
    expect(ids(mail('newsEmail'))).toEqual(['subscribe']);
    expect(ids(mail('recipient_email'))).toEqual(['subscribe']);
  });

  it.each([
    '<h3>Send to a friend</h3><input name="from" placeholder="Your name"><input name="to" placeholder="E-mail address">',
    '<input name="mail" placeholder="Recipient’s e-mail address">',
    '<input type="email" name="sendEmailTo">',
  ])('by which a page is sent to somebody else is for no newsletter: %s', (controls) => {
    expect(ids(`<form method="post" action="/x">${controls}<button>Send</button></form>`)).not.toContain('subscribe');
  });

  it('by which a story is sent to somebody else is none to write by, but one that chooses among its readers', () => {
    const form = (to: string) => `<form method="post" action="/x"><label>Your name<input name="n"></label><label>Your
      e-mail<input type="email" name="e"></label>${to}<textarea name="m"></textarea><button>Send</button></form>`;
    expect(ids(form('<label>Recipient<input type="email" name="r"></label>'))).toEqual([]);
    expect(ids(form('<label>받으실 분<input type="email" name="r"></label>'))).toEqual([]);
    const desks = '<label>Recipient<select name="r"><option>Sales<option>Press</select></label>';
    expect(ids(form(desks))).toEqual(['contact']);
  });

  it('whose box for a password is mistyped lets in', () => {
    expect(
      ids('<form action="/login" method="post"><input name="email"><input type="passwrd" name="password">'),
    ).toEqual(['sign_in']);
  });

  it('for what comes by post is for no newsletter', () => {
    const form = (
      more: string,
    ) => `<form action="/s" method="post"><h3>Subscribe</h3><input name="name"><input type="email"
      name="email">${more}<button>Subscribe</button></form>`;
    const said = (more: string) => read(form(more)).map((action) => toLawpAction(action, context).description);
    expect(said('<label>Street<input name="street"></label><label>City<input name="city"></label>')).toEqual([
      'Subscribe to Acme.',
    ]);
    expect(said('')).toEqual(['Receive the newsletter of Acme.']);
    const alone = read(
      '<form action="/letters" method="post"><h4>Newsletter</h4><input name="address"><button>OK</button></form>',
    );
    expect(alone.flatMap(({ fields = [] }) => fields.map(({ name }) => name))).toEqual(['email']);
  });

  it('that asks for a new password alone lets nobody in', () => {
    const box = (name: string) => `<form action="/p" method="post"><input type="password" name="${name}"></form>`;
    expect(ids(box('new_password'))).toEqual([]);
    expect(ids(box('password'))).toEqual(['sign_in']);
  });
});
