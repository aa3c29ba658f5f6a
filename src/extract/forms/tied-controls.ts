import type { Element } from 'domhandler';
import type { ParsedPage } from '../page/parsed-page.ts';

const CONTROLS = ['input', 'select', 'textarea', 'button'] as const;

const known = new WeakMap<ParsedPage, ReadonlyMap<string, readonly Element[]>>();

/**
 * Controls that name the form they belong to, wherever they stand (HTML, attribute `form`), with their labels: by the id
 * of the form.
 */
export function tiedControls(page: ParsedPage): ReadonlyMap<string, readonly Element[]> {
  const tied = known.get(page) ?? readTied(page);
  known.set(page, tied);
  return tied;
}

function readTied(page: ParsedPage): ReadonlyMap<string, readonly Element[]> {
  const controls = CONTROLS.flatMap((name) => page.byTag.get(name)?.filter(({ attribs }) => attribs.form) ?? []);
  if (controls.length === 0) return new Map();
  const formOf = new Map(controls.map(({ attribs }) => [attribs.id, attribs.form ?? '']));
  const labels = page.byTag.get('label')?.filter(({ attribs }) => attribs.for && formOf.has(attribs.for)) ?? [];
  return Map.groupBy([...controls, ...labels], ({ attribs }) => attribs.form || (formOf.get(attribs.for) ?? ''));
}
