/** One kind of attack: how often it was tried, and how often what we promise held. */
export interface AttackRow {
  readonly attack: string;
  readonly tried: number;
  readonly held: number;
  /** How many must hold; all, when it is not given. */
  readonly aim?: number;
  /** The figure behind it, for people: "slowest 212 ms". */
  readonly note?: string;
}

/** Attacks that are tried together, because they share what they are tried on. */
export interface AttackPart {
  readonly name: string;
  readonly run: () => Promise<readonly AttackRow[]>;
}
