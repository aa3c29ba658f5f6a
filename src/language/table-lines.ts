import { contentLines } from './content-lines.ts';

/**
 * The lines of a table that is written by hand as cells, parted by tabs; empty lines and comments (`#`) are none.
 * @param path below `content`
 */
export function tableLines(path: string): string[][] {
  return [...contentLines(path)].flatMap((line) => (line === '' || line.startsWith('#') ? [] : [line.split('\t')]));
}
