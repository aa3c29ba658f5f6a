/** The part of css-tree that we use; its package brings no types. */
declare module 'css-tree/tokenizer' {
  /** Calls back for each token of CSS Syntax Level 3, comments and white space too. Never throws. */
  export function tokenize(source: string, onToken: (type: number, start: number, end: number) => void): void;
  /** The numbers of the token types, by name. */
  export const tokenTypes: Readonly<Record<string, number>>;
}
