import { lowerFirst } from '../../core/capitalised.ts';

/** "a bakery", "an estate agent". */
export function withArticle(name: string): string {
  const lower = /^[A-Z]{2}/.test(name) ? name : lowerFirst(name);
  return `${/^(?:[aeio]|u(?!ni|se|ti))/i.test(lower) ? 'an' : 'a'} ${lower}`;
}
