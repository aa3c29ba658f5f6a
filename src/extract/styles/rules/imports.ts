import { closingOf } from '../values/css-values.ts';
import { conditionHolds, mediaHolds } from './css-conditions.ts';

/** A sheet that another one imports. */
export interface Imported {
  readonly address: string;
  /** The cascade layer that its rules come into; empty for one without a name, null for none. */
  readonly layer: string | null;
}

const ADDRESS = /^(?:url\(\s*)?(?:"([^"]*)"|'([^']*)'|([^\s"'();]*))\s*\)?/i;

/** What "@import" asks for: 'url(a.css) layer(b) supports(display: grid) screen'. Null where that does not hold on our screen. */
export function toImport(prelude: string): Imported | null {
  const [head = '', ...quoted] = ADDRESS.exec(prelude) ?? [];
  let rest = prelude.slice(head.length).trim();
  const call = (name: string): string | null => {
    if (!rest.toLowerCase().startsWith(`${name}(`)) return null;
    const end = closingOf(rest, name.length + 1);
    const inner = rest.slice(name.length + 1, end).trim();
    rest = rest.slice(end + 1).trim();
    return inner;
  };
  let layer = call('layer');
  if (layer === null && /^layer(?![\w-])/i.test(rest)) {
    layer = '';
    rest = rest.slice('layer'.length).trim();
  }
  const supported = call('supports');
  if (
    supported !== null &&
    !conditionHolds('supports', /^(?:\(|not\b)/i.test(supported) ? supported : `(${supported})`)
  )
    return null;
  return mediaHolds(rest) ? { address: quoted.find((each) => each !== undefined) ?? '', layer } : null;
}
