const CELL = /("(?:[^"]|"")*"|[^,\n"]*)(,|\n|$)/gy;

/** Rows of a comma-separated text (RFC 4180) as objects named by the first row; rows of another length are left out. */
export function readCsv(text: string): Record<string, string>[] {
  const rows: string[][] = [];
  let row: string[] = [];
  for (const [whole, cell = '', end] of text.replaceAll('\r\n', '\n').matchAll(CELL)) {
    if (whole === '') break;
    row.push(cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell);
    if (end === ',') continue;
    rows.push(row);
    row = [];
  }
  const [head = [], ...body] = rows;
  return body
    .filter(({ length }) => length === head.length)
    .map((cells) => Object.fromEntries(head.map((name, at) => [name, cells[at] ?? ''])));
}
