import type { TruthRow } from './row.ts';

const FEW = 3;
const MAX_CASE = 160;

/** The table as lines of text: shares with the peer beside them, and below each row of all languages `most` of its worst cases. */
export function tableLines(rows: readonly TruthRow[], most = FEW): string[] {
  const whole = rows.filter(({ language }) => language === null);
  return whole.flatMap((row) => {
    const spoken = rows.filter(({ what, language }) => what === row.what && language !== null);
    return [lineOf(row), ...languageLines(spoken, most), ...worstLines(row, most)];
  });
}

/** The languages with the lowest shares on one line. */
function languageLines(spoken: readonly TruthRow[], most: number): string[] {
  const lines = spoken
    .filter(({ share }) => share !== null && share < 1)
    .sort((a, b) => (a.share ?? 0) - (b.share ?? 0) || b.of - a.of)
    .slice(0, most * 4)
    .map(({ language, share, of }) => `${language || '?'} ${figure(share)} of ${of}`);
  return lines.length === 0 ? [] : [`           by language, lowest first: ${lines.join(', ')}`];
}

function lineOf({ group, what, right, of, share, peer }: TruthRow): string {
  const beside = peer === null ? '' : `   ${peer.name} ${figure(peer.share)}`;
  return `${group.padEnd(10)} ${what.padEnd(44)} ${figure(share)}  ${`${right} of ${of}`.padEnd(14)}${beside}`.trimEnd();
}

function figure(share: number | null): string {
  return share === null ? '  — ' : share.toFixed(3);
}

function worstLines({ worst }: TruthRow, most: number): string[] {
  const shown = worst.slice(0, most).map((each) => `           · ${each.replace(/\s+/g, ' ').slice(0, MAX_CASE)}`);
  const rest = worst.length - shown.length;
  return rest > 0 ? [...shown, `           · and ${rest} more`] : shown;
}
