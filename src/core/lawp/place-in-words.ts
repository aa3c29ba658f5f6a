const BETWEEN = ' › ';

/**
 * The place of a broken rule for people: "actions › item 1 › input", "pages › /menu › title" of
 * "/pages/~1menu/title". People count from one, and a name of a page has its own slash.
 * @param path a JSON Pointer, or several in one as `repeatedProblems` writes them
 */
export function placeInWords(path: string): string {
  if (path === '') return 'the whole file';
  const [, ...keys] = path.split('/');
  return keys.map((key, at) => (keys[at - 1] !== 'pages' && isItem(key) ? inItems(key) : unescaped(key))).join(BETWEEN);
}

function isItem(key: string): boolean {
  return /^(?:\d+|\[[\d., …]+\])$/.test(key);
}

/** "item 1" of "0", "items 1 to 12, 15" of "[0..11, 14]". */
function inItems(key: string): string {
  const items = key.replaceAll(/\d+/g, (index) => String(Number(index) + 1)).replaceAll('..', ' to ');
  return items.startsWith('[') ? `items ${items.slice(1, -1)}` : `item ${items}`;
}

/** A key as it stands in the file; several of them without what holds them together. */
function unescaped(key: string): string {
  return key
    .replace(/^\[(~1.*)\]$/, '$1')
    .replaceAll('~1', '/')
    .replaceAll('~0', '~');
}
