import { splitValue } from './css-values.ts';

/** Whether a word of a value is a picture. */
export function isImage(word: string): boolean {
  return /^(?:url|src|image|image-set|-webkit-image-set|cross-fade|element|paint|[a-z-]*gradient)\(/.test(word);
}

/** What a layer of a background says of its size: behind a stroke. */
export function sizeIn(layer: string): string {
  const words = splitValue(splitValue(layer, '/')[1] ?? '', ' ').slice(0, 2);
  return (
    words.filter((word) => /^(?:[+\d.]|auto|cover|contain|(?:calc|min|max|clamp)\()/.test(word)).join(' ') || 'auto'
  );
}

/** What a layer of a background says of where it is drawn again. */
export function repeatIn(layer: string): string {
  const words = splitValue(layer, ' ').flatMap((word) => splitValue(word, '/'));
  return words.filter((word) => /^(?:(?:no-)?repeat(?:-[xy])?|space|round)$/.test(word)).join(' ') || 'repeat';
}

/** What a layer of a mask says of how it goes with those below it. */
export function mixingIn(layer: string): string {
  return splitValue(layer, ' ').find((word) => /^(?:add|subtract|intersect|exclude)$/.test(word)) ?? 'add';
}
