/** States of a page that nobody has touched yet do not hold, nor do those that need a script. */
export const NEVER_MATCHING: ReadonlySet<string> = new Set(
  'hover focus active focus-visible focus-within visited target target-within target-current fullscreen -webkit-full-screen -webkit-full-screen-ancestor autofill -webkit-autofill modal popover-open host host-context picture-in-picture playing current past future user-valid user-invalid in-range out-of-range indeterminate state active-view-transition active-view-transition-type seeking stalled buffering muted volume-locked has-slotted xr-overlay'.split(
    ' ',
  ),
);

/** Pseudo-classes that the document decides. */
export const PSEUDO_CLASSES: ReadonlySet<string> = new Set(
  'root scope empty only-child only-of-type checked disabled enabled required optional read-only read-write link any-link -webkit-any-link lang dir open defined valid invalid paused placeholder-shown default'.split(
    ' ',
  ),
);

/** "2n + 1", "odd", "-n+3", "4" as factor and offset; null when it is none. */
export function toNth(formula: string): { readonly a: number; readonly b: number } | null {
  const text = formula.trim().toLowerCase();
  if (text === 'odd') return { a: 2, b: 1 };
  if (text === 'even') return { a: 2, b: 0 };
  const found = /^(?:([+-]?\d*)n(?:\s*([+-])\s*(\d+))?|([+-]?\d+))$/.exec(text);
  if (!found) return null;
  const [, factor, sign, offset, fixed] = found;
  if (fixed !== undefined) return { a: 0, b: Number(fixed) };
  const a = factor === '' || factor === '+' ? 1 : factor === '-' ? -1 : Number(factor);
  return { a, b: offset === undefined ? 0 : Number(`${sign}${offset}`) };
}
