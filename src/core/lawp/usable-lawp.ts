import type { LawpProblem } from './document.ts';
import { asList, asObject, at } from './json-value.ts';
import { type LawpValidation, type LawpValidationOptions, validateLawp } from './validate.ts';

/**
 * Reads a fetched document as far as it can be used (R3): broken endpoints are dropped, every other broken rule makes
 * it unusable. `problems` still name all that is broken; `valid` is true only when nothing is.
 */
export function usableLawp(json: unknown, options: LawpValidationOptions = {}): LawpValidation {
  const whole = validateLawp(json, options);
  if (whole.valid || whole.problems.some((problem) => problem.severity !== 'endpoint')) return whole;
  const { document } = validateLawp(withoutEndpoints(json, brokenActions(whole.problems)), options);
  return { ...whole, document };
}

function brokenActions(problems: readonly LawpProblem[]): ReadonlySet<number> {
  return new Set(problems.map(({ path }) => Number(path.split('/')[2])));
}

function withoutEndpoints(json: unknown, indexes: ReadonlySet<number>): unknown {
  const actions = asList(at(json, 'actions')).map((action, index) => {
    const object = asObject(action);
    if (object === null || !indexes.has(index)) return action;
    const { endpoint: _dropped, modes, ...rest } = object;
    // A quote needs an endpoint, so it goes with it.
    const kept = asList(modes).filter((mode) => mode !== 'quote');
    return kept.length > 0 ? { ...rest, modes: kept } : rest;
  });
  return { ...asObject(json), actions };
}
