/** A valid document with every part of versions 0.1 to 0.5. */
export function fullDocument() {
  return {
    lawp_version: '0.5',
    domain: 'example.com',
    name: 'Example Bakery',
    language: 'da',
    pages: { '/': { title: 'Bakery', content: 'Bread and cakes.' }, '/menu': { title: 'Menu', content: '' } },
    actions: [
      {
        id: 'book_table',
        name: 'Book a table',
        description: 'Book a table for up to eight.',
        intent: ['book', 'reserve', 'table'],
        type: 'book_table',
        input: {
          type: 'object',
          required: true,
          fields: [
            { name: 'date', type: 'date', required: true },
            { name: 'time', type: 'time', required: true },
            { name: 'party_size', type: 'integer', required: true, example: 4 },
            { name: 'name', required: true, description: 'Your name' },
            { name: 'phone', type: 'phone' },
            { name: 'seat', type: 'enum', options: ['inside', 'outside'] },
          ],
        },
        endpoint: { url: 'https://api.example.com/book', method: 'POST' },
        output: { fields: [{ name: 'number', type: 'string' }], description: 'The number of the booking.' },
        modes: ['execute', 'quote'],
        safety: {
          requires_confirmation: true,
          costs_money: { amount: 10, currency: 'DKK' },
          reversible: true,
          destructive: false,
          note: 'A deposit is taken.',
        },
        account: 'optional',
        scopes: ['bookings'],
      },
      {
        id: 'call-us',
        name: 'Call',
        description: 'Call +45 00 12 34 56.',
        intent: ['call'],
        input: { type: 'none', required: false },
        url: 'https://example.com/contact',
      },
    ],
    business: {
      type: 'Bakery',
      name: 'Example Bakery',
      telephone: '+45 00 12 34 56',
      email: 'hello@example.com',
      price_range: 'kr.',
      address: { street: 'Road 1', postcode: '8000', city: 'Aarhus', region: 'Midtjylland', country: 'DK' },
      geo: { lat: 56.15, lon: 10.21 },
      opening_hours: [
        { days: ['Mo', 'Tu'], opens: '06:30', closes: '17:30' },
        { days: ['Sa'], opens: '18:00', closes: '02:00' },
        { days: ['Su'], opens: '00:00', closes: '24:00' },
      ],
      closed_on_public_holidays: true,
      offers: [{ name: 'Rye bread', price: 42, currency: 'DKK', category: 'Bread', action: 'book_table' }],
      source: 'owner',
    },
    accounts: {
      type: 'oauth2',
      authorization_url: 'https://example.com/authorize',
      token_url: 'https://example.com/token',
      registration_url: 'https://example.com/register',
      scopes: { bookings: 'See your bookings' },
      note: 'By e-mail.',
    },
    translations: {
      en: {
        name: 'Example Bakery',
        pages: { '/': { title: 'Bakery', content: 'Bread.' } },
        actions: { book_table: { name: 'Book', description: 'Book.', intent: ['book'] } },
      },
    },
    more_pages: ['https://example.com/more.json', 'https://files.example.com/2.json'],
    ttl: 86_400,
    updated_at: '2026-11-20T09:00:00Z',
  };
}

/** The same document with one part replaced: `path` are keys, `undefined` takes the part away. */
export function withPart(path: readonly (string | number)[], value: unknown): unknown {
  const document: Record<string, unknown> = fullDocument();
  let here = document;
  for (const key of path.slice(0, -1)) here = here[key] as Record<string, unknown>;
  const last = path.at(-1) ?? '';
  if (value === undefined) delete here[last];
  else here[last] = value;
  return document;
}
