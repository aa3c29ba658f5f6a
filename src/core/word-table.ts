/**
 * A table in which words of other people are looked up. Takes its rows; gives a table of these and no others, where a plain
 * object has what it inherits, too: "constructor".
 */
export function wordTable<Row>(rows: Readonly<Record<string, Row>>): Readonly<Record<string, Row>> {
  return Object.assign(Object.create(null), rows);
}
