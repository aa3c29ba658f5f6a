/** The parts of a value between top-level separators: "a(b, c), d" at commas are two. */
export function splitValue(value: string, separator: ',' | ' ' | '/'): string[] {
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at <= value.length; at++) {
    const sign = value[at];
    if (sign === '(') depth++;
    else if (sign === ')') depth--;
    else if (at === value.length || (depth <= 0 && (sign === separator || (separator === ' ' && sign === '\n')))) {
      const part = value.slice(start, at).trim();
      if (part !== '') parts.push(part);
      start = at + 1;
    }
  }
  return parts;
}

/** One call in a value: "translate(1px, 2px)" by name and arguments. */
export interface CssCall {
  readonly name: string;
  readonly args: readonly string[];
}

/** The calls in a value, in their order; arguments split at commas, or at spaces where there is no comma. */
export function callsIn(value: string): CssCall[] {
  return splitValue(value, ' ').flatMap((part) => splitCalls(part));
}

function splitCalls(part: string): CssCall[] {
  const calls: CssCall[] = [];
  const name = /([a-z][\w-]*)\(/g;
  for (let found = name.exec(part); found && calls.length < 40; found = name.exec(part)) {
    const end = closingOf(part, name.lastIndex);
    const inner = part.slice(name.lastIndex, end);
    calls.push({ name: found[1] ?? '', args: splitValue(inner, inner.includes(',') ? ',' : ' ') });
    name.lastIndex = end;
  }
  return calls;
}

/** Where the bracket closes that was opened before a place of a text; its end when none does. */
export function closingOf(text: string, from: number): number {
  let depth = 1;
  for (let at = from; at < text.length; at++) {
    if (text[at] === '(') depth++;
    else if (text[at] === ')' && --depth === 0) return at;
  }
  return text.length;
}
