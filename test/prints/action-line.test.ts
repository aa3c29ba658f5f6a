import { describe, expect, it } from 'vitest';
import { actionLine } from '../../src/prints/action-line.ts';
import type { PrintedAction } from '../../src/prints/printed-actions.ts';

const BOOK: PrintedAction = {
  id: 'book',
  name: 'Book a bike',
  description: 'For a day and a time.',
  intent: ['book', 'rent', 'bike'],
  input: {
    type: 'object',
    required: true,
    fields: [
      { name: 'kind', type: 'enum', required: true, options: ['city', 'tan_dem'] },
      { name: 'date', type: 'date', required: true },
      { name: 'note', type: 'string', required: false },
    ],
  },
  endpoint: { url: 'https://velo.example/api/book', method: 'POST' },
  safety: { reversible: true, note: 'Free to cancel.' },
};

const NONE = { type: 'none', required: false } as const;
const { endpoint: _endpoint, safety: _safety, ...BY_HAND } = BOOK;

describe('an action in the Markdown twin', () => {
  it('tells an agent its id, the address to call and everything that a call carries', () => {
    expect(actionLine(BOOK)).toBe(
      '- **Book a bike** (`book`): For a day and a time. Agents call POST `https://velo.example/api/book` with `kind` (one of city, tan\\_dem), `date` (date) and `note` (optional). Free to cancel.',
    );
    expect(actionLine({ ...BOOK, input: { type: 'text', required: false } })).toContain(
      'with a text as input (optional).',
    );
    expect(actionLine({ ...BOOK, input: NONE })).toContain('with no input.');
  });

  it('says why the user must agree first, and that an account is needed', () => {
    const { safety: _none, ...unsaid } = BOOK;
    expect(actionLine(unsaid)).toContain('The user must agree first: the site does not say that it is safe.');
    expect(actionLine({ ...BOOK, safety: { costs_money: true }, account: 'required' })).toContain(
      'The user must agree first: it costs money. The user needs an account there.',
    );
    expect(actionLine(BOOK)).not.toMatch(/must agree|account/);
  });

  it('names what a form sends, and which of it may be left out', () => {
    const form = { url: 'https://velo.example/book', method: 'POST', controls: { date: 'd', note: 'n`x' } } as const;
    expect(actionLine({ ...BY_HAND, url: 'https://velo.example/book', form })).toBe(
      '- **Book a bike** (`book`): For a day and a time. <https://velo.example/book> Form: POST `https://velo.example/book`, date as `d`, note as `n%60x` (optional).',
    );
  });

  it('gives a number or address once: where the description does not', () => {
    const call = { ...BY_HAND, id: 'call', name: 'Call', input: NONE, phone: '+33465710142', email: 'a@velo.example' };
    expect(actionLine({ ...call, description: 'In the mornings.' })).toBe(
      '- **Call** (`call`): In the mornings. Phone: +33465710142. E-mail: a@velo.example.',
    );
    expect(actionLine({ ...call, description: 'Call +33 4 65 71 01 42 or write to a@velo.example.' })).not.toContain(
      'Phone:',
    );
  });
});
