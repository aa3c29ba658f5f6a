/** "a bakery", "an estate agent". */
export function withArticle(name: string): string {
  const lower = /^[A-Z]{2}/.test(name) ? name : `${name.charAt(0).toLowerCase()}${name.slice(1)}`;
  return `${/^(?:[aeio]|u(?!ni|se|ti))/i.test(lower) ? 'an' : 'a'} ${lower}`;
}
