/** Encodings that we send, the one that makes bodies smallest first. */
const ENCODINGS = ['br', 'gzip'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/**
 * The encoding that a caller likes best of those at hand (RFC 9110, section 12.5.3); null for none.
 * @param accepted the header Accept-Encoding: "gzip;q=0.8, br, *;q=0.1"
 */
export function acceptedEncoding(
  accepted: string | undefined,
  isAtHand: (encoding: Encoding) => boolean = () => true,
): Encoding | null {
  if (!accepted) return null;
  const weights = readWeights(accepted);
  const weightOf = (name: string): number => weights.get(name) ?? weights.get('*') ?? 0;
  let best: Encoding | null = null;
  for (const encoding of ENCODINGS) {
    const isBetter = best === null ? weightOf(encoding) > 0 : weightOf(encoding) > weightOf(best);
    if (isBetter && isAtHand(encoding)) best = encoding;
  }
  const plain = weights.get('identity') ?? 0;
  return best !== null && weightOf(best) >= plain ? best : null;
}

function readWeights(accepted: string): ReadonlyMap<string, number> {
  const weights = new Map<string, number>();
  for (const part of accepted.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim());
    const weight = parameters
      .map((text) => /^q=([01](?:\.\d{0,3})?)$/.exec(text)?.[1])
      .find((text) => text !== undefined);
    weights.set(name === 'x-gzip' ? 'gzip' : name, Number(weight ?? 1));
  }
  return weights;
}
