/** Ranks as a table shows them: those that rows share are "=3". */
export function rankWords(ranks: readonly number[]): string[] {
  return ranks.map((rank) => (ranks.indexOf(rank) === ranks.lastIndexOf(rank) ? `${rank}` : `=${rank}`));
}
