const WIDE = /^(?:initial|inherit|unset|revert|revert-layer)$/;

/** What "initial" stands for where leaving a property out means to inherit it. */
const INITIAL: Readonly<Record<string, string>> = {
  visibility: 'visible',
  color: 'canvastext',
  'font-size': 'medium',
  'line-height': 'normal',
  'letter-spacing': 'normal',
  'text-indent': '0',
  'text-shadow': 'none',
  'white-space': 'normal',
  '-webkit-text-fill-color': 'currentcolor',
  '-webkit-text-security': 'none',
};

/** Others that are inherited where nothing is said of them. */
const INHERITED: ReadonlySet<string> = new Set([
  ...Object.keys(INITIAL),
  ...['fill', 'fill-opacity', 'stroke', 'text-anchor', 'font-size-adjust', 'color-scheme'],
  ...['-webkit-text-stroke-width', '-webkit-text-stroke-color'],
]);

/** Replaces words that every property knows by what they stand for; what is left out is inherited or as browsers have it. */
export function settle(said: Map<string, string>, saidAround: () => ReadonlyMap<string, string> | undefined): void {
  const all = said.get('all');
  if (all === 'inherit') for (const [name, value] of saidAround() ?? []) if (!said.has(name)) said.set(name, value);
  if (all !== undefined) said.delete('all');
  for (const [name, value] of said) {
    if (!WIDE.test(value)) continue;
    const around = value === 'inherit' && !INHERITED.has(name) ? saidAround()?.get(name) : undefined;
    if (around !== undefined) said.set(name, around);
    else if (name === 'display' && !value.startsWith('revert')) said.set(name, 'inline');
    else if (value === 'initial' && INITIAL[name] !== undefined) said.set(name, INITIAL[name]);
    // Browsers themselves say colours of some elements.
    else if (name === 'color' && !value.startsWith('revert')) said.set(name, 'inherit');
    else said.delete(name);
  }
}

/** All properties at once: what was said before of any is gone. */
export function foldAll(value: string, said: Map<string, string>): void {
  said.clear();
  if (value.startsWith('revert')) return;
  said.set(value === 'inherit' ? 'all' : 'display', value);
  if (value === 'initial') for (const [name, initial] of Object.entries(INITIAL)) said.set(name, initial);
}
