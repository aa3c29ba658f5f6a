const POINT = { lat: 56.1567, lon: 10.2108 };
const ADDRESS = { street: 'Morgengade 4', postcode: '8000', city: 'Aarhus C', country: 'DK' };
const WEEK = [
  { days: ['Mo', 'Tu', 'We', 'Th', 'Fr'], opens: '06:30', closes: '17:30' },
  { days: ['Sa', 'Su'], opens: '07:00', closes: '15:00' },
];

/** A whole answer to a search, as the API's description shows it; every host is invented. */
export const SEARCH_EXAMPLE = {
  query: 'bageri i Aarhus åben nu',
  count: 1,
  total: 14,
  interpreted: {
    kind: 'topic',
    language: 'da',
    category: {
      id: 'shop/bakery',
      name: 'Bakery',
      confidence: 0.95,
    },
    place: {
      name: 'Aarhus',
      country: 'DK',
      ...POINT,
      confidence: 0.95,
    },
    filters: {
      open_now: true,
    },
    confidence: {
      language: 0.95,
      open_now: 0.95,
    },
    text: '',
  },
  tier: 'free',
  truncated: {
    results: {
      shown: 1,
      total: 14,
    },
    words: true,
  },
  notices: [
    {
      code: 'open_now',
      message: 'Only sites known to be open now are shown (20 November 2026, 08:05 UTC).',
    },
  ],
  results: [
    {
      domain: 'bageri-solsiden.example',
      name: 'Bageri Solsiden',
      pages: {
        '/': {
          title: 'Bakery in Aarhus',
          content:
            'Neighbourhood bakery in Morgengade, Aarhus. Rye bread, sourdough and cakes are baked every night from Danish organic flour. Open Monday to Friday 6:30–17:30.',
        },
        '/brod': {
          title: 'Bread and cakes',
          content: 'Rye bread 42 kr., sourdough loaf 48 kr., cardamom bun 28 kr. Gluten-free bread on Thursdays.',
        },
      },
      actions: [
        {
          id: 'order',
          name: 'Order for pick-up',
          description: 'Order bread and cakes before 15:00 for pick-up the next morning.',
          intent: ['order', 'bread', 'cake', 'pick-up'],
          input: {
            type: 'none',
            required: false,
          },
          url: 'https://bageri-solsiden.example/bestil',
        },
        {
          id: 'call',
          name: 'Call the bakery',
          description: 'Call +45 00 12 34 56 during opening hours.',
          intent: ['call', 'phone', 'ask'],
          input: {
            type: 'none',
            required: false,
          },
        },
      ],
      native: false,
      executable: false,
      language: 'da',
      last_updated: '2026-11-19T04:12:00Z',
      age_hours: 27,
      status: 'active',
      source: 'built',
      home_seen: true,
      unread_since: null,
      claimed_since: null,
      score: 60,
      label: 'Partly agent-ready',
      report_url: 'http://localhost:4321/site/bageri-solsiden.example',
      description: 'Bakery in Aarhus, Denmark. Rye bread, sourdough and cakes.',
      category: {
        id: 'shop/bakery',
        name: 'Bakery',
      },
      place: {
        name: 'Aarhus',
        country: 'DK',
        country_name: 'Denmark',
        ...POINT,
        time_zone: 'Europe/Copenhagen',
      },
      business: {
        telephone: '+45 00 12 34 56',
        price_range: 'kr.',
        address: ADDRESS,
        geo: POINT,
        opening_hours: WEEK,
        hours: ['Mo-Fr 06:30-17:30', 'Sa-Su 07:00-15:00'],
        open_now: true,
        source: 'schema.org',
        attribution: null,
      },
      places: [
        {
          address: ADDRESS,
          geo: POINT,
          time_zone: 'Europe/Copenhagen',
          phones: [{ number: '+4500123456' }],
          opening_hours: WEEK,
          sources: ['schema.org'],
        },
      ],
      match: [
        {
          feature: 'category',
          text: 'is a bakery',
        },
        {
          feature: 'place',
          text: 'is in Aarhus',
        },
        {
          feature: 'open_now',
          text: 'open until 17:30',
        },
      ],
    },
  ],
  products: [
    {
      name: 'Rye bread',
      original_name: 'Rugbrød',
      price: 42,
      currency: 'DKK',
      price_eur: 5.63,
      unit_text: 'piece',
      value_added_tax_included: true,
      url: 'https://bageri-solsiden.example/brod#rugbrod',
      domain: 'bageri-solsiden.example',
      image: null,
      available: true,
    },
  ],
};
