import { describe, expect, it, test } from 'vitest';
import { readActions } from '../../../src/extract/actions/actions.ts';
import type { FormKind } from '../../../src/extract/forms/form-kind.ts';
import { readForms } from '../../../src/extract/forms/forms.ts';
import { cpuMs } from '../../support/cpu-ms.ts';
import { htmlPage, htmlSite } from '../html-page.ts';

const kindOf = (html: string, path = '/') => readForms(htmlPage(html, `https://acme.example${path}`))[0]?.kind;
const mail = '<input type="email" name="m">';
const idsOf = (html: string) => readActions(htmlSite({ '/': html })).map(({ id }) => id);
const post = (inside: string, attributes = '') => `<form method="post" action="/x" ${attributes}>${inside}</form>`;

describe('a form that asks for an address', () => {
  const paid = '<select name="p"><option>5 km – $12</option><option>10 km – $18</option></select>';
  it.each<[string, string, FormKind]>([
    ['and a file is for no news', `<input name="n">${mail}<input type="file" name="cv"><button>Send</button>`, 'other'],
    [
      'and what to pay makes no account',
      `<input name="first">${paid}<input name="last">${mail}<input type="date" name="birth"><button>Register</button>`,
      'other',
    ],
    [
      'and how much to give takes gifts',
      `<h2>Make a donation</h2><label><input type="radio" name="a">$10</label><label><input type="radio" name="a">$25</label>
      <input name="more">${mail}<button>Continue</button>`,
      'donate',
    ],
    [
      'and shows its terms in a box writes to the site',
      `<input name="n">${mail}<textarea name="m"></textarea><textarea>${'What we do with your data. '.repeat(10)}</textarea><button>Send</button>`,
      'contact',
    ],
  ])('%s', (_, inside, kind) => expect(kindOf(post(inside))).toBe(kind));
});

describe('a form that tells a shop what goes into the cart', () => {
  const plans = '<input type="radio" name="sku" value="1"><input type="radio" name="sku" value="2">';
  const shop = (name: string, value: string) =>
    post(`<input type="hidden" name="${name}" value="${value}">${plans}<input type="image" src="/go.gif">`);

  it('orders, whatever its button shows', () => {
    expect(kindOf(shop('exe', 'cart.add'))).toBe('order');
    expect(kindOf(shop('add-to-cart', '17'))).toBe('order');
    expect(kindOf(shop('exe', 'cart.address'))).toBe('other');
  });
});

describe('a form without a button of its own', () => {
  it.each([
    ['has a link that looks like one and leads nowhere', '<a href="#" class="btn">Book a table</a>', 'book'],
    ['has a link that runs a script', '<a href="javascript:send()" class="submit">Book a table</a>', 'book'],
    ['has a box that is said to be one', '<div role="button">Book a table</div>', 'book'],
    ['has no part in a link to another page', '<a href="/tables" class="btn">Book a table</a>', 'subscribe'],
  ])('%s', (_, button, kind) => {
    expect(kindOf(`<form><input name="name"><input type="email" name="email">${button}</form>`)).toBe(kind);
  });
});

describe('a form is told by its words in the language of the page', () => {
  it.each<[string, string, FormKind]>([
    ['de', `<h3>Passwort vergessen?</h3>${post(`${mail}<button>Absenden</button>`)}`, 'password_recovery'],
    ['nl', `<h3>Wachtwoord kwijt?</h3>${post(`${mail}<button>Stuur een link</button>`)}`, 'password_recovery'],
    ['en', `<h2>Make a donation</h2>${post(`<input name="amount">${mail}<button>Continue</button>`)}`, 'donate'],
    ['hu', `<h2>Elfelejtett jelszó</h2>${post(`${mail}<button>Küldés</button>`)}`, 'password_recovery'],
    ['fr', `<h3>Mot de passe oublié</h3>${post(`${mail}<button>Valider</button>`)}`, 'password_recovery'],
    ['ja', `<h3>パスワード再設定</h3>${post(`${mail}<button>次へ</button>`)}`, 'password_recovery'],
    [
      'pt',
      `<h3>Receba nossas novidades: newsletter</h3>${post('<input name="campo9"><button>OK</button>')}`,
      'subscribe',
    ],
    ['ru', `<h4>Рассылка</h4>${post('<input name="x"><button>Отправить</button>')}`, 'subscribe'],
    ['lt', post(`${mail}<button>Noriu gauti naujienlaiškius</button>`), 'subscribe'],
    ['de', post(`${mail}<button>Newsletter kostenlos bestellen</button>`), 'subscribe'],
    [
      'pl',
      post('<select name="size"><option>M</select><input name="qty" value="1"><button>Do koszyka</button>'),
      'order',
    ],
    ['tr', post('<button>Sepete ekle</button><select name="s"><option>M</select>'), 'order'],
    ['zh', post('<input name="n"><button>加入购物车</button>'), 'order'],
    ['hu', post(`${mail}<button>Keresés mentése</button>`), 'other'],
    ['ru', post(`<input name="orderID">${mail}<button>Проверить статус</button>`), 'other'],
    ['ko', post('<input type="radio" name="v"><button>투표하기</button>'), 'other'],
    [
      'es',
      `<h3>Deja un comentario</h3>${post(`<input name="a">${mail}<textarea name="t"></textarea><button>Enviar</button>`)}`,
      'comment',
    ],
    ['en', post(`${mail}<button>Create an account</button>`, 'class="create-account_form"'), 'sign_up'],
    ['en', post('<input name="username"><input name="pw" type="password"><button>Log in</button>'), 'sign_in'],
    [
      'sv',
      post(
        '<label>Telefon <input name="t"></label><label>Namn <input name="n"></label><textarea name="m"></textarea><button>Skicka</button>',
      ),
      'contact',
    ],
    [
      'de',
      `<h3>Rückruf anfordern</h3>${post('<input name="name"><input name="telefon"><button>Senden</button>')}`,
      'contact',
    ],
    [
      'hu',
      `<h2>Időpontfoglalás</h2>${post('<input name="a"><input type="datetime-local" name="b"><button>Kérem</button>')}`,
      'book',
    ],
    [
      'en',
      post(
        '<input name="first_name"><input name="last_name"><textarea name="x"></textarea><button>Request a quote</button>',
      ),
      'contact',
    ],
    ['tr', post('<input name="x" placeholder="Telefon"><button>Sizi arayalım</button>'), 'contact'],
    ['en', '<form action="/stores"><input name="near"><button>Find a store</button></form>', 'other'],
    ['en', post(`${mail}<button>Start your free trial</button>`), 'other'],
    ['nl', post(`<input name="FNAME">${mail}<button>Aanmelden</button>`), 'subscribe'],
    ['nl', post(`${mail}<button>Aanmelden</button>`), 'sign_in'],
    ['de', post(`<input name="FNAME">${mail}<button>OK</button>`, 'class="mc4wp-form"'), 'subscribe'],
    [
      'pl',
      post(
        `<h2>Podpisz petycję</h2><input name="imie"><input name="nazwisko">${mail}<button>Podpisuję</button>`,
        'id="podpisz"',
      ),
      'other',
    ],
    [
      'zh',
      post(
        '<input name="a"><input name="tel"><textarea name="t"></textarea><button>提交留言</button>',
        'name="guestbook"',
      ),
      'contact',
    ],
    [
      'en',
      post(
        `<input name="first_name"><input name="surname">${mail}<input type="number" name="guests"><button>Register</button>`,
        'class="registration"',
      ),
      'book',
    ],
    ['de', post(`<input name="n">${mail}<textarea name="t"></textarea><button>Termin anfragen</button>`), 'book'],
    [
      'zh',
      post('<p>人数 <input name="a"></p><p>时间 <input name="b"></p><input name="c"><button>提交</button>'),
      'book',
    ],
    ['fr', post(`Newsletter ${mail}<button>S’inscrire</button><button>Se désinscrire</button>`), 'subscribe'],
    ['uk', post('<input name="w"><input type="tel" name="p"><button>Розрахувати вартість</button>'), 'contact'],
    ['en', post(`<input name="zip">${mail}<button>Get my free quote</button>`), 'contact'],
    ['ja', '<form action="/s"><select name="area"><option>1</select><button>検索</button></form>', 'search'],
    [
      'en',
      '<form action="/cars"><input type="date" name="a"><input type="time" name="b"><input type="date" name="c"><input type="time" name="d"><button>Find a car</button></form>',
      'book',
    ],
    [
      'en',
      `<h2>Contact us</h2>${post(`<input name="name"><input name="company"><input name="phone">${mail}<button>Submit</button>`)}`,
      'contact',
    ],
    ['en', '<form action="/nsearch?basket=7" method=post><input name="query"><button>Go</button></form>', 'search'],
    [
      'es',
      post(
        '<p>Personas <input type="number" name="p"></p><input type="hidden" name="add-to-cart" value="1"><button>Reservar ahora</button>',
        'class="cart"',
      ),
      'book',
    ],
  ])('%s: %s', (_, html, kind) => expect(kindOf(html)).toBe(kind));

  it('takes a box on a page for lost passwords for what it is', () => {
    expect(kindOf(post(`${mail}<button>OK</button>`), '/forgot-password')).toBe('password_recovery');
  });

  it('takes an e-mail address beside a form to sign in for an account', () => {
    const register = `<h2>Register</h2>${post(`${mail}<button>Register</button>`)}`;
    const login = `<h2>Login</h2>${post('<input name="u"><input type="password" name="p"><button>Log in</button>')}`;
    expect(readForms(htmlPage(login + register)).map(({ kind }) => kind)).toEqual(['sign_in', 'sign_up']);
    expect(kindOf(register)).toBe('subscribe');
  });

  it('is for signing in where one button of it makes an account and another lets somebody in', () => {
    const box = '<input name="u"><input type="password" name="p"><button>Sign up</button>';
    expect(kindOf(post(box, 'class="login-form"'))).toBe('sign_up');
    expect(kindOf(post(`${box}<button>Log in</button>`, 'class="login-form"'))).toBe('sign_in');
  });

  it('takes an e-mail address on a page to register for an account', () => {
    expect(kindOf(post(`${mail}<button>OK</button>`), '/register/')).toBe('sign_up');
  });
});

describe('a form around several', () => {
  const page = `<form id="aspnetForm" method="post" action="/page.aspx"><input type="hidden" name="__VIEWSTATE" value="x">
    <header><div class="top"><input name="ctl$q" placeholder="Search"><input type="submit" value="Search"></div></header>
    <main><h1>Acme</h1><div class="contact"><h2>Contact us</h2><input name="ctl$name" placeholder="Your name"><input name="ctl$mail" type="email"><textarea name="ctl$text"></textarea><input type="submit" value="Send message"></div></main>
    <footer><div class="news">Newsletter <input type="email" name="ctl$news"><input type="submit" value="Subscribe"></div></footer></form>`;

  test('is taken apart by its boxes that have controls and a button of their own', () => {
    expect(readForms(htmlPage(page)).map(({ kind }) => kind)).toEqual(['search', 'contact', 'subscribe']);
  });

  test('is sent as a whole: each part names its own controls and the hidden ones of all', () => {
    const contact = readActions(htmlSite({ '/': page })).find(({ id }) => id === 'contact');
    expect(contact?.form).toMatchObject({
      url: 'https://acme.example/page.aspx',
      controls: { name: 'ctl$name', email: 'ctl$mail', message: 'ctl$text' },
      hidden: ['__VIEWSTATE'],
    });
  });

  test('is not made of one whose boxes have small buttons', () => {
    const dates = post(
      '<h2>Contact</h2><p><input name="date"><button type="button">…</button></p><p><input name="name"></p><textarea name="message"></textarea><button>Send</button>',
    );
    expect(readForms(htmlPage(dates))).toHaveLength(1);
  });

  test('is none where one fills it in step by step', () => {
    const step = (at: number, inside: string) => `<div class="form_page" id="page_${at}">${inside}</div>`;
    const first = step(
      1,
      '<select name="model"><option>A<option>B</select><input type="date" name="day"><button type="button">Weiter</button>',
    );
    const last = step(2, `<input name="name">${mail}<button>Absenden</button>`);
    const forms = readForms(htmlPage(`<h1>Probefahrt vereinbaren</h1>${post(first + last)}`));
    expect(forms.map(({ kind, fields }) => [kind, fields.length])).toEqual([['book', 4]]);
  });

  test('of any size and depth is read in bounded time', () => {
    const started = cpuMs();
    for (const piece of ['<div><input name=a><button>b</button>', '<div><input><div><button>', '<p>x<input>'])
      readActions(htmlSite({ '/': `<form>${piece.repeat(15_000)}` }));
    expect(cpuMs() - started).toBeLessThan(20_000);
    // The processor's time is what counts: a busy machine gives little of it in a minute.
  }, 180_000);
});

describe('boxes without a form', () => {
  test('are one where they hold controls and a button, and are plain', () => {
    const write =
      '<div><label for="a">Name</label><input id="a" aria-required="true"><input type="email" placeholder="E-mail"><textarea placeholder="Message"></textarea><p><button>Send message</button></p></div>';
    const news = '<footer><input type="email" placeholder="Your e-mail"><button>Subscribe</button></footer>';
    const search = '<div><input type="search"><button>Search</button></div>';
    const forms = readForms(htmlPage(`${write}${news}${search}<div><input name="x"><button>…</button></div>`));
    expect(forms.map(({ kind }) => kind)).toEqual(['contact', 'subscribe', 'search']);
    expect(forms[0]?.fields.map(({ field }) => [field.name, field.required])).toEqual([
      ['name', true],
      ['email', false],
      ['message', false],
    ]);
    expect(readActions(htmlSite({ '/': write })).find(({ id }) => id === 'contact')).not.toHaveProperty('form');
  });

  test('are none where they cannot be seen, hold a form, or ask for an address and no more', () => {
    expect(readForms(htmlPage('<div>Your price<input type="email"><button>Show it</button></div>'))).toEqual([]);
    const box = '<input type="email"><button>Subscribe</button>';
    expect(readForms(htmlPage(`<div style="display:none">${box}</div>`))).toEqual([]);
    expect(readForms(htmlPage(`<div><input type="search"><form></form><button>Go</button></div>`))).toHaveLength(1);
  });
});

describe('a field without a label of its own', () => {
  test('is named by the words before it, in its line or in the cell before', () => {
    const html = post(
      '<table><tr><td>Postcode:</td><td><input name="a1"></td></tr></table>Telefon: <input name="b2"><br><textarea name="c"></textarea><input type="email" name="d">',
    );
    expect(readForms(htmlPage(html))[0]?.fields.map(({ field }) => field.name)).toEqual([
      'postcode',
      'phone',
      'message',
      'email',
    ]);
  });
});

describe('a form that only its address explains', () => {
  const send = (action: string, inside = '<input type="image" alt="">') =>
    `<form action="${action}" method="post">${inside}</form>`;

  it('is for what one does at that service', () => {
    const [gift] = readActions(htmlSite({ '/': send('https://www.paypal.com/donate') }));
    expect(gift).toMatchObject({ id: 'donate', provider: 'PayPal', url: 'https://acme.example/' });
  });

  it('is for nothing that we know elsewhere', () => {
    expect(idsOf(send('https://pay.example/donate'))).toEqual([]);
  });
});

describe('a form of a shop that hides itself until a variant is chosen', () => {
  const cart = (attributes: string, action = '/cart/add') =>
    `<div><form action="${action}" method="post" ${attributes}><button>Add to cart</button></form></div>`;

  it('orders', () => {
    expect(idsOf(cart('style="display: none"'))).toContain('order');
    expect(idsOf(cart('hidden'))).toContain('order');
  });

  it('is none where something around it is hidden, or where it puts nothing into a cart', () => {
    expect(idsOf(`<div hidden>${cart('')}</div>`)).toEqual([]);
    expect(idsOf(cart('hidden', '/send'))).toEqual([]);
  });
});
