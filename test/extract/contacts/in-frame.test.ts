import { expect, test } from 'vitest';
import { isAtFoot } from '../../../src/extract/contacts/in-frame.ts';
import { htmlPage } from '../html-page.ts';

const phone = { written: '0113 496 0123', e164: '+441134960123' };
const isPhoneAtFoot = (html: string) => isAtFoot({ phone }, htmlPage(html));

test('a number is at the foot that states it or links to it, and not for any other link there', () => {
  const story = '<p>Call 0113 496 0123 today.</p>';
  expect(isPhoneAtFoot(`${story}<footer>Acme 0113 496 0123</footer>`)).toBe(true);
  expect(isPhoneAtFoot(`${story}<div class="site-footer"><a href="tel:01134960123">Call us</a></div>`)).toBe(true);
  expect(isPhoneAtFoot(`${story}<footer><a href="/">Acme</a> <a href="tel:999">Help</a></footer>`)).toBe(false);
});

test('the foot of a story is not that of the page', () => {
  expect(isPhoneAtFoot('<article><p>A mill.</p><footer>The miller: 0113 496 0123</footer></article>')).toBe(false);
});
