/** What one connection is used for: bytes, and what may come back. */
export interface RawAttack {
  /** Sent one after the other, with a pause between. */
  readonly parts: readonly (string | Buffer)[];
  /** The sender goes as soon as all is sent, or when the first bytes come back. */
  readonly leaves?: 'when sent' | 'when answered';
  /** More answers than these are answers to what was no request. */
  readonly mostAnswers?: number;
  readonly isHead?: boolean;
}

/** Draws attacks of one kind from a source of numbers below 1. */
export interface RawKind {
  readonly name: string;
  readonly draw: (random: () => number) => RawAttack;
}

/** One of a list. */
export function pick<T>(random: () => number, list: readonly T[]): T {
  return list[Math.floor(random() * list.length)] as T;
}

/** A caller of its own for each request, so that limits do not hide what stands behind them. */
export function hostLines(random: () => number): string {
  const part = () => Math.floor(random() * 256);
  return `Host: localhost\r\nX-Forwarded-For: 10.${part()}.${part()}.${part()}\r\n`;
}
