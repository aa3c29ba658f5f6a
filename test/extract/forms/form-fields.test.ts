import { describe, expect, test } from 'vitest';
import { readForms } from '../../../src/extract/forms/forms.ts';
import { htmlPage } from '../html-page.ts';

const fieldsOf = (controls: string) =>
  (readForms(htmlPage(`<form method="post" action="/send">${controls}</form>`))[0]?.fields ?? []).map(
    ({ field }) => field,
  );
const namesOf = (controls: string) => fieldsOf(controls).map(({ name }) => name);

describe('a field is named', () => {
  test.each<[how: string, control: string, name: string]>([
    ['its type, whatever it is called', '<input type="email" name="x1">', 'email'],
    ['its autocomplete value', '<input name="x1" autocomplete="section-a postal-code">', 'postcode'],
    ['the end of a name in brackets', '<input name="user[contact][zipCode]">', 'postcode'],
    ['the end of a name of ASP.NET', '<input name="ctl00$Body$tbPhone">', 'phone'],
    ['the end of a name of Plone', '<input name="surname:utf8:ustring">', 'last_name'],
    ['the end of a name of Struts', '<input name="form_2{actionForm.city}">', 'city'],
    ['the last word that tells', '<input name="companyAddress">', 'street'],
    ['a phrase before the word that ends it', '<input name="email_address">', 'email'],
    [
      'its label where its name is a number',
      '<label for="a">Postleitzahl</label><input id="a" name="field_7">',
      'postcode',
    ],
    [
      'all of its labels',
      '<label for="a">Postleitzahl</label><input id="a" name="f7"><label for="a">Pflichtfeld</label>',
      'postcode',
    ],
    ['its label where its name is loose', '<label>Company <input name="name"></label>', 'company'],
    ['its placeholder', '<input name="f3" placeholder="Votre ville">', 'city'],
    ['a word of another script', '<label>お名前 <input name="i1"></label>', 'name'],
    ['a word with accents', '<input name="x" placeholder="Prénom">', 'first_name'],
    ['the same in Greek', '<input name="x" placeholder="Τηλέφωνο">', 'phone'],
    ['the same in Korean', '<input name="x" placeholder="이메일 주소">', 'email'],
    ['a wish for a day in Korean', '<table><tr><th>희망일자</th><td><input name="x"></td></tr></table>', 'date'],
    ['one box for two days', '<input name="x" placeholder="Check-in – Check-out">', 'date'],
    [
      'no name where a number is asked for',
      '<label>Nombre de vélos <input type="number" name="x"></label>',
      'nombre_de_velos',
    ],
    [
      'no message where one is chosen',
      '<label>What is your enquiry? <select name="enquiry"><option>Prices<option>Press</select></label>',
      'enquiry',
    ],
    [
      'no firm where its size is chosen',
      '<label>Size of your company <select name="input_6"><option>1–10<option>11–50</select></label>',
      'size_of_company',
    ],
    [
      'no mail where it is chosen how it is written',
      '<select name="mail"><option>Every day<option>Every week</select>',
      'mail',
    ],
    [
      'no month by an identifier that begins like one',
      '<label>Write to <select id="mes_to" name="to"><option>Sales<option>Press</select></label>',
      'write_to',
    ],
    [
      'no country to dial where choices cost more',
      '<select name="stone"><option>Clear +1 200,00 zł<option>Fine +£90</select>',
      'stone',
    ],
    [
      'countries to dial',
      '<select name="x1"><option>+1 Canada<option>Dominica +1 767<option>Malta (+356)</select>',
      'phone_country_code',
    ],
    ['an address of the web', '<input name="webPageAddress">', 'url'],
    [
      'a user name, whatever it is for',
      '<label>A user name for this site <input name="username"></label>',
      'user_name',
    ],
    ['a number in Dutch', '<label>Telefoonnummer <input name="x9"></label>', 'phone'],
    ['a part of a firm', '<label>Department <input name="x9"></label>', 'department'],
    ['who stays in Thai', '<label>ผู้เข้าพัก <input name="x"></label>', 'party_size'],
    ['the same in Arabic', '<input name="x" placeholder="الاسم">', 'name'],
    [
      'a label that floats behind it',
      '<input id="f" name="f1" placeholder=" "><label for="f">Telefon</label>',
      'phone',
    ],
    ['a label around it with boxes between', '<label><i>Plaats</i><i><b><input name="q2"></b></i></label>', 'city'],
    ['words that are tied to it', '<b id="l">Adresse e-mail</b><input name="q1" aria-labelledby="l">', 'email'],
    [
      'the countries to dial',
      '<select name="c"><option>Norway (+47)<option>Spain (+34)</select>',
      'phone_country_code',
    ],
    ['both names in one', '<label>Ime i prezime <input name="a1"></label>', 'name'],
    ['an address of e-mail', '<label>Adresă de e-mail <input name="a1"></label>', 'email'],
    ['Hindi', '<label>मोबाइल नंबर <input name="a1"></label>', 'phone'],
    ['Latvian', '<label>Ziņojums <input name="a1"></label>', 'message'],
    ['the address of an e-mail in Slovenian', '<label>E-poštni naslov <input name="a1"></label>', 'email'],
    ['the same in Welsh', '<label>Cyfeiriad e-bost <input name="a1"></label>', 'email'],
    ['the subject of a message', '<label>Asunto del mensaje <input name="a1"></label>', 'subject'],
    ['its own name where its label speaks of the message', '<label>Message <input name="subject"></label>', 'subject'],
    ['a street with its number', '<label>Straße und Hausnummer <input name="a1"></label>', 'street'],
    ['the date of a birth', '<label>Doğum tarihi <input name="a1"></label>', 'birth_date'],
    ['the name of a firm', '<label>Azienda nome <input name="a1"></label>', 'company'],
    ['who to ask for at a firm', '<label>Company contact name <input name="a1"></label>', 'name'],
    ['a short word in Korean', '<label>상세 주소 <input name="a1"></label>', 'street'],
    ['a number of a service for messages', '<label>Nomor WhatsApp <input name="a1"></label>', 'phone'],
    ['how many grown-ups come', '<input type="number" name="adult">', 'party_size'],
    ['a price to begin with', '<input name="x" placeholder="Цена от">', 'price_min'],
    [
      'consent, whatever else it names',
      '<label><input type="checkbox" name="c" required> Я согласен на e-mail</label>',
      'terms',
    ],
    [
      'what is chosen among days',
      '<input type="radio" name="open_day" value="a"><input type="radio" name="open_day" value="b">',
      'open_day',
    ],
    ['Persian', '<label>شماره تماس <input name="a1"></label>', 'phone'],
    ['a day that is picked', '<label>Día <input type="date" name="a1"></label>', 'date'],
    [
      'what is written over its group',
      '<fieldset><legend>Anrede</legend><label><input type="radio" name="x7" value="f">Frau</label></fieldset>',
      'salutation',
    ],
    [
      'what stands before its choices',
      '<table><tr><td>Existing customer:</td><td><input type="radio" name="x7" id="y"><label for="y">Yes</label><input type="radio" name="x7" id="n"><label for="n">No</label></td></tr></table>',
      'existing_customer',
    ],
    [
      'a plain word where choices have nothing before them',
      '<label><input type="radio" name="x9">Red</label><label><input type="radio" name="x9">Blue</label>',
      'choice',
    ],
    [
      'a part of a birthday that its label names',
      '<select name="dob_d" aria-label="Day"><option>1</select>',
      'birth_day',
    ],
    ['its label where a builder of forms named it', '<label>Shoe size <input name="menu-12"></label>', 'shoe_size'],
    [
      'the type of a box for a day and an hour',
      '<label>Időpont <input type="datetime-local" name="a1"></label>',
      'datetime',
    ],
    ['a user name', '<input name="pseudo">', 'user_name'],
    ['a state', '<select name="state"><option>Ohio<option>Iowa</select>', 'region'],
    ['a box for a search', '<input type="search" name="x">', 'query'],
    ['a part of a birthday', '<select name="dob[month]"><option>May</select>', 'birth_month'],
    ['a part of the day of arrival', '<select name="arrivalDay"><option>1</select>', 'check_in_day'],
    ['its own name where no word is known', '<input name="values[favouriteColour]">', 'favourite_colour'],
    ['its label where its name says nothing', '<label>Shoe size <input name="q17_b"></label>', 'shoe_size'],
    ['a plain word where nothing tells', '<select name="x9"><option>1<option>2</select>', 'choice'],
    ['a plain word in a script that no name may have', '<label>鞋码 <input name="x9"></label>', 'text'],
  ])('by %s', (_, control, name) => expect(namesOf(control)).toEqual([name]));

  test('once only', () => {
    expect(namesOf('<input name="address1"><input name="address2"><input name="a9"><input name="b8">')).toEqual([
      'street',
      'street_2',
      'text',
      'text_2',
    ]);
  });

  test('by what stands beside it: a name next to a first name is the last one, and the other way round', () => {
    expect(namesOf('<input name="prenom"><input name="nom">')).toEqual(['first_name', 'last_name']);
    expect(namesOf('<input name="nome"><input name="cognome">')).toEqual(['first_name', 'last_name']);
    expect(namesOf('姓<input name="a"> 名<input name="b">')).toEqual(['last_name', 'first_name']);
    expect(namesOf('<input name="nom"><input name="mail">')).toEqual(['name', 'email']);
  });

  test('by its label where another one asks for the same', () => {
    const town = '<label>Town <input name="city"></label>';
    expect(namesOf(`<label>Address, second line <input name="suburb"></label>${town}`)).toEqual(['street', 'city']);
  });

  test('by its label where makers of forms count names', () => {
    const boxes = ['Colour', 'Wood'].map((label, at) => `<label>${label} <input name="form_area-3__${at}"></label>`);
    expect(namesOf(boxes.join(''))).toEqual(['colour', 'wood']);
  });

  test('a message only once where large boxes ask for other things, too', () => {
    const about = '<label>About your dog <textarea name="dog"></textarea></label>';
    const message = '<label>Your message <textarea name="a1"></textarea></label>';
    expect(namesOf(about + message)).toEqual(['dog', 'message']);
    expect(namesOf(about)).toEqual(['message']);
  });

  test('by its part of a date where several boxes ask for one, whichever way round they are called', () => {
    const boxes = ['day', 'month', 'year'].map((part) => `<select name="${part}_birth"><option>1<option>2</select>`);
    expect(namesOf(boxes.join(''))).toEqual(['birth_day', 'birth_month', 'birth_year']);
    expect(namesOf('<input name="day_of_birth">')).toEqual(['birth_date']);
  });

  test('never by a town of two letters inside a sentence', () => {
    expect(namesOf('<input name="by">')).toEqual(['city']);
    expect(namesOf('<label>Read by others <input name="x9"></label>')).toEqual(['read_by_others']);
  });
});

describe('the fields of a form', () => {
  test('are those that name it, wherever they stand, with their labels, and none that name another', () => {
    const page = htmlPage(
      `<label for="s">Sujet</label><input id="s" name="f1" form="write">
      <form id="write" method="post" action="/send"><textarea name="message"></textarea><input name="q" form="find"></form>
      <form id="find" action="/s"></form><button form="write">Envoyer</button>`,
    );
    const [write, find] = readForms(page);
    expect(write?.fields.map(({ field }) => field.name)).toEqual(['message', 'subject']);
    expect(write?.shape.submits).toEqual(['Envoyer']);
    expect(find?.fields.map(({ control }) => control)).toEqual(['q']);
  });

  test('are also those of later steps, and of lists that a script draws', () => {
    const steps =
      '<div class="step"><input name="city"></div><div class="step" style="display:none"><input name="phone"></div>';
    const trap =
      '<div class="row"><input name="fax"></div><div class="row" style="display:none"><input name="url"></div>';
    const list =
      '<p><span role="combobox">Two</span><select name="guests" style="display:none"><option>1<option>2</select></p>';
    expect(namesOf(steps + trap + list)).toEqual(['city', 'phone', 'fax', 'party_size']);
  });

  test.each<[string, string, string[]]>([
    [
      'the post, beside the firm',
      '<label>Title<input name=q2></label><label>Company<input name=q3></label>',
      ['job_title', 'company'],
    ],
    ['how to be addressed', '<label>Title: *<select name=q2><option>Mr<option>Mrs</select></label>', ['salutation']],
    ['a message', '<label>Title<input name=q2></label>', ['subject']],
  ])('called a title are those of %s', (_, title, names) => {
    const rest =
      '<label>First name<input name=q4></label><label>E-mail<input name=q5></label><textarea name=q6></textarea>';
    expect(namesOf(title + rest)).toEqual([...names, 'first_name', 'email', 'message']);
  });

  test.each(['gfield gform_validation_container', 'wpforms-field-hp', 'frm_verify', 'abs-req'])(
    'are not the boxes that makers of forms set up for machines, which their sheets hide: %s',
    (box) => {
      const trap = `<div class="${box}"><label for=t>Comments</label><input id=t name=input_9></div>`;
      const sheet = '<link rel=stylesheet href="/forms.css">';
      expect(
        namesOf(`${sheet}<label>E-mail<input name=input_1></label>${trap}<textarea name=input_2></textarea>`),
      ).toEqual(['email', 'message']);
    },
  );

  test('have what can be chosen, without the word that asks to choose', () => {
    const select =
      '<select name="room"><option value="">Choose<option value="1">Single<option value="2">Double</select>';
    expect(fieldsOf(select)).toEqual([{ name: 'room', type: 'enum', required: false, options: ['Single', 'Double'] }]);
    const radios = ['Mr', 'Ms'].map(
      (word) => `<label><input type="radio" name="salutation" value="${word}">${word}</label>`,
    );
    expect(fieldsOf(radios.join(''))).toMatchObject([{ name: 'salutation', type: 'enum', options: ['Mr', 'Ms'] }]);
  });

  test.each<[where: string, radios: string]>([
    ['behind them', '<input type=radio name=r value=1> Single <input type=radio name=r value=2> <i>Double</i> room'],
    ['each in its line', '<input type=radio name=r value=1>Single<br><input type=radio name=r value=2>Double room<br>'],
    [
      'in the next cell',
      '<table><tr><td><input type=radio name=r></td><td>Single</td><td> <input type=radio name=r></td><td>Double room</td></tr></table>',
    ],
  ])('have choices that no label is tied to, %s', (_, radios) => {
    expect(fieldsOf(radios)[0]?.options).toEqual(['Single', 'Double room']);
  });

  test.each<[why: string, radios: string]>([
    ['stand before them', 'Single <input type=radio name=r> Double <input type=radio name=r>'],
    ['are those of another box', '<input type=radio name=r><input type=radio name=r><input name=city>'],
    ['are sentences', `<input type=radio name=r>${'so it goes on '.repeat(20)}`],
  ])('have no choices whose words %s', (_, radios) => {
    expect(fieldsOf(radios)[0]?.options).toBeUndefined();
  });

  test('have no labels of others with the same id', () => {
    const radio = (label: string) =>
      `<input type="radio" name="by" value="${label}" id="by"><label for="by">${label}</label>`;
    expect(JSON.stringify(fieldsOf(`${radio('Mail')}${radio('Phone')}<input type="email" name="m">`))).not.toContain(
      'Mail Phone',
    );
  });

  test('have labels that stand outside of the form', () => {
    const page = htmlPage(
      '<b id="n">Ihr Name</b><label for="t">Telefon</label><form action="/x"><input name="q1" aria-labelledby="n"><input name="q2" id="t"></form>',
    );
    expect(readForms(page)[0]?.fields.map(({ field }) => field.name)).toEqual(['name', 'phone']);
  });

  test('have their label where it says more than their name', () => {
    const label = (text: string, name: string) =>
      `<label for="${name}">${text}</label><input id="${name}" name="${name}">`;
    expect(
      fieldsOf(label('Your e-mail:', 'email') + label('Number of the ship you sail on *', 'vessel')),
    ).toMatchObject([
      { name: 'email' },
      { name: 'vessel', required: true, description: 'Number of the ship you sail on' },
    ]);
    expect(fieldsOf(label('Your e-mail:', 'email'))[0]).not.toHaveProperty('description');
  });

  test.each([
    '<label>Name (required) <input name="a"></label>',
    '<label>* Name <input name="a"></label>',
    '<table><tr><th>お名前 <b>必須</b></th><td><input name="a"></td></tr></table>',
    '<label>Nom (obligatoire) : <input name="a"></label>',
  ])('are required where their labels say so: %s', (control) => {
    expect(fieldsOf(control)).toMatchObject([{ name: 'name', required: true }]);
    expect(fieldsOf(control.replace(/必須|\*|\(\w+\)/u, ''))).toMatchObject([{ required: false }]);
  });

  test('are told apart by their labels where two ask for the same', () => {
    const dates = '<label>From <input type="date" name="a"></label><label>Until <input type="date" name="b"></label>';
    expect(fieldsOf(dates)).toMatchObject([
      { name: 'date', description: 'From' },
      { name: 'date_2', description: 'Until' },
    ]);
  });

  test('are named by their labels where builders of forms only count them', () => {
    const counted = (name: string) => `<label>Staircase <input name="${name}"></label>`;
    expect(namesOf(counted('wpforms[fields][3]') + counted('submitted[1204]'))).toEqual(['staircase', 'staircase_2']);
    expect(fieldsOf('<label>Antall personer <input type="number" name="antall"></label>')).toMatchObject([
      { name: 'party_size' },
    ]);
  });

  test.each([
    ['<div class="form-item field required"><label>Name <input name="a"></label></div>', true],
    ['<p class="form-row validate-required"><label>Name</label><span><input name="a"></span></p>', true],
    ['<label>Name <input name="a" class="required-entry"></label>', true],
    ['<div class="field not-required"><label>Name <input name="a"></label></div>', false],
    ['<div class="required"><label>Name <input name="a"></label><label>City <input name="b"></label></div>', false],
  ])('are required by a class name of their own box: %s', (control, required) => {
    expect(fieldsOf(control)[0]).toMatchObject({ name: 'name', required });
  });

  test('are an address for the news where the only line of the form is called by the news', () => {
    expect(namesOf('<input name="newsletter"><button>Subscribe to the newsletter</button>')).toEqual(['email']);
  });

  test('are not described by what may be chosen or was filled in', () => {
    const label = '<label>Which of our services? <select name="menu"><option>Roof<option>Cellar</select></label>';
    expect(fieldsOf(`${label}<textarea name="t"></textarea>`)[0]?.description).toBe('Which of our services?');
    const choices = ['Sale', 'Gift'].map((word) => `<label><input type="radio" name="sort"> ${word}</label>`).join('');
    expect(fieldsOf(choices)[0]).not.toHaveProperty('description');
    expect(fieldsOf(`<p>What do you offer?</p><p>${choices}</p>`)[0]?.description).toBe('What do you offer?');
  });

  test('leave out secrets, cards, files, machines and boxes that need not be ticked', () => {
    const kept = '<input name="city"><input type="checkbox" name="agree_terms" required>';
    const left = [
      '<input type="password" name="p">',
      '<input name="card_number">',
      '<input name="cvv" type="tel">',
      '<input type="file" name="cv">',
      '<input name="cptch_number">',
      '<input name="verification">',
      '<input name="spamProtection">',
      '<input type="checkbox" name="updates">',
      '<input autocomplete="cc-number" name="n1">',
      '<label>Bitte dieses Feld leer lassen <input name="homepage"></label>',
      '<label for="t">Ne remplissez pas ce champ</label><input id="t" name="fax">',
      '<label>If you are human, leave this empty <input name="url2"></label>',
      '<label>请勿填写 <input name="phone3"></label>',
      '<label>Was ist 3 + 4? <input name="sum"></label>',
      '<input name="phone" disabled>',
      '<fieldset disabled><input name="company"></fieldset>',
      '<label>Kód z obrázku <input name="kod"></label>',
      '<label>验证码 <input name="yzm"></label>',
      '<label>Anti robots: <input name="a4"></label>',
      '<input name="code">',
      '<input name="humanverify">',
    ];
    expect(fieldsOf(kept + left.join('')).map(({ name, type }) => [name, type])).toEqual([
      ['city', 'string'],
      ['terms', 'boolean'],
    ]);
  });
});
