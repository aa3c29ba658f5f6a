import { expect, test } from 'vitest';
import { findLeftOut, keptNotices, withLeftOut } from '../../../src/services/register/foresee-save.ts';
import { action, siteDocument } from '../../support/site-record.ts';

const page = (title: string) => ({ title, content: `${title} of the mill.` });
const read = siteDocument('mill.example', {
  lawp: {
    pages: { '/': page('Home'), '/menu/': page('Menu'), '/visit': page('Visit') },
    actions: [action('call'), action('order')],
  },
});
const body = { pages: { '/': page('Welcome'), '/menu': page('Our menu') }, actions: [{ id: 'call' }] };

test('what an owner leaves out is what his document has by no path and by no id', () => {
  const left = findLeftOut(body, read);
  expect([Object.keys(left.pages), left.actions.map(({ id }) => id)]).toEqual([['/visit'], ['order']]);
  expect(keptNotices(left)).toMatchObject([
    { code: 'read_kept', message: expect.stringContaining(': /visit, order.') },
  ]);
});

test('what is kept of our reading never takes the place of his own words', () => {
  const kept = withLeftOut(body, findLeftOut(body, read));
  expect(kept.pages).toEqual({ ...body.pages, '/visit': page('Visit') });
  expect(kept.actions).toMatchObject([{ id: 'call' }, { id: 'order' }]);
});

test('of a site that we have not read nothing is left out', () => {
  const left = findLeftOut(body, null);
  expect(keptNotices(left)).toEqual([]);
  expect(withLeftOut(body, left)).toBe(body);
});
