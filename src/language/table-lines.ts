/** The lines of a table that is written by hand as cells, parted by tabs; empty lines and comments (`#`) are none. */
export function tableLines(text: string): string[][] {
  return text
    .split(/\r?\n/)
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split('\t'));
}
