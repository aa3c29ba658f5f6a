/** One statement binds at most 32,766 values: a document of 1 MB may have more pages or actions than that allows. */
const ROWS_PER_STATEMENT = 500;

/** Rows in groups, each small enough for one statement. */
export function inStatements<Row>(rows: readonly Row[]): Row[][] {
  const count = Math.ceil(rows.length / ROWS_PER_STATEMENT);
  return Array.from({ length: count }, (_, at) => rows.slice(at * ROWS_PER_STATEMENT, (at + 1) * ROWS_PER_STATEMENT));
}
