import type { State } from './read-state.ts';

/** The state in long form, for tables: `section,key,value` with a header line, CRLF (R57, RFC 4180). */
export function stateCsv(state: State): string {
  const rows: (readonly [string, string, string | number])[] = [];
  for (const [key, value] of Object.entries(state)) {
    if (typeof value === 'number' || typeof value === 'string') rows.push(['totals', key, value]);
  }
  for (const { code, sites } of state.languages) rows.push(['languages', code, sites]);
  for (const { id, sites } of state.categories) rows.push(['categories', id, sites]);
  for (const { from, to, sites } of state.scores) rows.push(['scores', `${from}-${to}`, sites]);
  for (const { id, sites } of state.criteria) rows.push(['criteria', id, sites]);
  for (const { id, unseen } of state.criteria) rows.push(['criteria_unseen', id, unseen]);
  for (const { date, ...totals } of state.trends) {
    for (const [name, value] of Object.entries(totals)) rows.push(['trends', `${date} ${name}`, value]);
  }
  for (const { query, searches } of state.top_queries_7d) rows.push(['top_queries_7d', query, searches]);
  return [['section', 'key', 'value'], ...rows].map((row) => `${row.map(field).join(',')}\r\n`).join('');
}

/** A field as RFC 4180 has it; what a spreadsheet would take for a formula gets an apostrophe. */
function field(value: string | number): string {
  const text = typeof value === 'string' ? value.replace(/^([=+\-@])/, "'$1") : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
