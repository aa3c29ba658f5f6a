import { splitValue } from '../values/css-values.ts';
import { type CustomProperties, substitute } from './custom-properties.ts';

/** A function of a sheet's own (CSS Functions and Mixins 1): its parameters with what they are by default, and its result. */
export interface CssFunction {
  readonly parameters: ReadonlyMap<string, string | null>;
  readonly result: string;
}

/** Longer ones, and those with more parameters, are of no style sheet that people wrote. */
const MAX_RESULT = 100;
const MAX_PARAMETERS = 20;

const HEAD = /^(--[\w-]+)\s*\((.*)\)/s;
const PARAMETER = /^(--[\w-]+)[^:]*(?::(.*))?$/s;
const RESULT = /(?<=[{;\s])result\s*:\s*([^;}]+)/gi;

/** The function that "@function" declares, by its name; null where it is none. Of its results the last one is read, whatever it waits for. */
export function toFunction(head: string, block: string): readonly [name: string, called: CssFunction] | null {
  const [, name, list = ''] = HEAD.exec(head) ?? [];
  const result = [...block.matchAll(RESULT)].at(-1)?.[1]?.trim();
  if (name === undefined || result === undefined || result.length > MAX_RESULT) return null;
  const parameters = splitValue(list.slice(0, MAX_RESULT), ',')
    .slice(0, MAX_PARAMETERS)
    .flatMap((parameter): [string, string | null][] => {
      const [, own, fallback] = PARAMETER.exec(parameter) ?? [];
      return own === undefined ? [] : [[own, fallback?.trim() ?? null]];
    });
  return [name, { parameters: new Map(parameters), result }];
}

/** What a function gives for the arguments of a call; null where that is not valid. */
export function resultOf(
  { parameters, result }: CssFunction,
  inner: string,
  properties: CustomProperties | null,
): string | null {
  const given = splitValue(inner, ',');
  const own = [...parameters].flatMap(([parameter, fallback], at): [string, string][] => {
    const value = given[at] || fallback;
    return value === null ? [] : [[parameter, value]];
  });
  return substitute(result, { own: new Map(own), above: properties });
}
