/** Of 400 real files none has more than 70 for one agent; 30,000 would take seconds for one long path. */
const MAX_SEARCHING_RULES = 1_000;

/** One Allow or Disallow line. */
export interface RobotsRule {
  readonly allow: boolean;
  /** What stands between the `*` of its pattern, percent-encoding settled. */
  readonly pieces: readonly [string, ...string[]];
  /** A closing `$`: the last piece is the path's end. */
  readonly isWhole: boolean;
  /** Length of the pattern: the most octets decide. */
  readonly octets: number;
}

/** The rule of a line. Takes the line's value, one character for each octet. */
export function toRule(allow: boolean, value: string): RobotsRule {
  const isWhole = value.endsWith('$');
  const [first = '', ...rest] = (isWhole ? value.slice(0, -1) : value).split(/\*+/).map(settleEncoding);
  if (!isWhole && rest.at(-1) === '') rest.pop();
  return { allow, pieces: [first, ...rest], isWhole, octets: settleEncoding(value).length };
}

/**
 * As many rules as a path is searched for, as they are; of those that follow, a Disallow ends at its first `*`, so that
 * it forbids more, and an Allow is left out. The rest is only compared at its ends, which takes no time.
 */
export function boundSearches(rules: readonly RobotsRule[]): RobotsRule[] {
  let searching = 0;
  return rules.flatMap((rule) => {
    const { allow, pieces, isWhole } = rule;
    if (pieces.length <= (isWhole ? 2 : 1) || ++searching <= MAX_SEARCHING_RULES) return [rule];
    return allow ? [] : [{ ...rule, pieces: [pieces[0]], isWhole: false }];
  });
}

/** Whether a rule matches the start of a path. Greedy pieces, each searched from where the piece before ended: no way back. */
export function matchesRule({ pieces, isWhole }: RobotsRule, path: string): boolean {
  // First of all, because most rules end here.
  if (!path.startsWith(pieces[0])) return false;
  const [first, ...rest] = pieces;
  const last = isWhole ? rest.pop() : undefined;
  let at = first.length;
  for (const piece of rest) {
    const found = path.indexOf(piece, at);
    if (found === -1) return false;
    at = found + piece.length;
  }
  if (!isWhole) return true;
  if (last === undefined) return path.length === at;
  return path.length - last.length >= at && path.endsWith(last);
}

/** The longest pattern decides; between equals Allow does (RFC 9309, 2.2.2). */
export function outranks(rule: RobotsRule, best: RobotsRule): boolean {
  return rule.octets !== best.octets ? rule.octets > best.octets : rule.allow && !best.allow;
}

/**
 * One spelling for both sides of a comparison: octets that a URL cannot hold are percent-encoded, escapes of unreserved
 * characters are opened, and those of `*` and `$`, by which a pattern names the character itself (RFC 9309, 2.2.3); the
 * others get capital letters.
 */
export function settleEncoding(octets: string): string {
  const encoded = octets.replace(/[^\x21-\x7e]/g, (octet) => `%${octet.charCodeAt(0).toString(16).padStart(2, '0')}`);
  return encoded.replace(/%[0-9a-f]{2}/gi, (escaped) => {
    const character = String.fromCharCode(Number.parseInt(escaped.slice(1), 16));
    return /[A-Za-z0-9._~*$-]/.test(character) ? character : escaped.toUpperCase();
  });
}
