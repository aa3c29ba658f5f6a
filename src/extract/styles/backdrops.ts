import { toLength } from './values/css-length.ts';
import { splitValue } from './values/css-values.ts';

const LENGTHS = { em: 16, rem: 16, whole: 1_000 };
/** Pictures so thin, in pixels or thousandths of their box, are lines beside or below a text. */
const LINE = 8;
const THIN = 120;
/** An address that holds no picture. */
const NO_PICTURE = /^url\(\s*["']?(?:data:[^,]*,?|about:blank|#)?["']?\s*\)$/;
/** A picture of which nobody knows where in its box it is drawn. */
const SOMEWHERE = 'image()';

/** The pictures that a box paints behind its text: not those of no size, nor lines at an edge; "none" where it has none. */
export function backdropOf(said: ReadonlyMap<string, string>): string {
  const images = said.get('background-image') ?? 'none';
  if (images === 'none' || NO_PICTURE.test(images)) return 'none';
  const sizes = said.get('background-size');
  if (sizes === undefined) return images;
  const repeats = splitValue(said.get('background-repeat') ?? 'repeat', ',');
  const all = splitValue(sizes, ',');
  const drawn = splitValue(images, ',').flatMap((image, at) => {
    const extent = extentOf(all[at % all.length] ?? 'auto', repeats[at % repeats.length] ?? 'repeat');
    return extent === 'none' ? [] : extent === 'all' ? [image] : [SOMEWHERE];
  });
  return drawn.length === 0 ? 'none' : drawn.includes(SOMEWHERE) ? SOMEWHERE : drawn.join(', ');
}

/** How much of its box a picture is drawn over. */
function extentOf(size: string, repeat: string): 'none' | 'part' | 'all' {
  const [wide = 'auto', high = 'auto'] = splitValue(size, ' ');
  const [x = 'repeat', y = x] = splitValue(repeat, ' ');
  const across = x === 'no-repeat' || x === 'repeat-y' ? along(wide) : along(wide) === 'none' ? 'none' : 'all';
  const down = y === 'no-repeat' || x === 'repeat-x' ? along(high) : along(high) === 'none' ? 'none' : 'all';
  if (across === 'none' || down === 'none' || across === 'line' || down === 'line') return 'none';
  return across === 'all' && down === 'all' ? 'all' : 'part';
}

function along(size: string): 'none' | 'line' | 'part' | 'all' {
  const length = toLength(size, LENGTHS);
  if (length === null) return 'all';
  if (length <= 0) return 'none';
  if (size.includes('%')) return length <= THIN ? 'line' : length >= LENGTHS.whole ? 'all' : 'part';
  return length <= LINE ? 'line' : 'part';
}
