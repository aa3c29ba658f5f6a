import { describe, expect, test } from 'vitest';
import { ACTION_CATALOGUE } from '../../src/core/actions/catalogue.ts';
import { findAction } from '../../src/language/action-words.ts';

describe('the action of a label', () => {
  test.each([
    ['Tisch reservieren', 'book'],
    ['Bestil her', 'order'],
    ['Корзина', 'order'],
    ['カート', 'order'],
    ['Log ind', 'sign_in'],
    ['Newsletter abonnieren', 'subscribe'],
    ['Book a table', 'book'],
    ['Cart (0)', 'order'],
    ['Prendre rendez-vous en ligne', 'book'],
    ['Записаться на приём', 'book'],
    ['Hotelzimmer online buchen', 'book'],
    ['ご予約はこちら', 'book'],
    ['Download the app', 'download'],
    ['Start your free trial', 'get_started'],
    ['Jetzt spenden', 'donate'],
    ['Kosárba', 'order'],
    ['Call us: +45 12 34', 'call'],
    ['Prodej vstupenek', 'book'],
    ['Probefahrt vereinbaren', 'book'],
    ['空室検索', 'book'],
    ['Hent appen', 'download'],
  ])('%s is %s', (label, action) => {
    expect(findAction(label)).toBe(action);
  });

  test.each(ACTION_CATALOGUE)('$id is found by its own English name or one of its intents', ({ id, words }) => {
    const name = words.name.replace(/ (?:at |from |to )?\{name\}/, '');
    expect([name, ...words.intent].map((label) => findAction(label))).toContain(id);
  });

  test.each([
    'Order restored in the city after three nights',
    'Order of merit',
    'Tickets',
    'Book reviews',
    'Contact lenses',
    'The call of the wild',
    'Donations to party are under investigation, says minister',
    'A visit to the museum',
    'toString',
    '',
  ])('never takes a headline for one: %s', (label) => {
    expect(findAction(label)).toBeNull();
  });
});
