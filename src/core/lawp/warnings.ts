import type { LawpProblem } from './document.ts';
import { asList, at, type JsonObject } from './json-value.ts';
import { lawpProblem } from './problem.ts';
import { STANDARD_FIELD_TYPES, STANDARD_SHAPES } from './standard-shapes.ts';

const ADDRESS = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;

/** What others may refuse in a document that is usable all the same. */
export function lawpWarnings(document: JsonObject): LawpProblem[] {
  return [
    ...domainWarnings(at(document, 'domain')),
    ...asList(at(document, 'actions')).flatMap(standardWarnings),
    ...emailWarnings(at(document, 'business', 'email')),
  ];
}

function domainWarnings(domain: unknown): LawpProblem[] {
  const isInLetters = typeof domain === 'string' && /[^\0-\x7f]/.test(domain);
  return isInLetters ? [lawpProblem('domain-ascii', ['domain'], domain)] : [];
}

function emailWarnings(email: unknown): LawpProblem[] {
  const isOdd = typeof email === 'string' && !ADDRESS.test(email);
  return isOdd ? [lawpProblem('business-email', ['business', 'email'], email)] : [];
}

function standardWarnings(action: unknown, index: number): LawpProblem[] {
  const type = at(action, 'type');
  const shape = typeof type === 'string' ? at(STANDARD_SHAPES, type) : undefined;
  const needed = asList(at(shape, 'fields'));
  if (shape === undefined) return [];
  const here = ['actions', index, 'input', 'fields'] as const;
  return asList(at(action, 'input', 'fields')).flatMap((field, position) => {
    const name = at(field, 'name');
    const required = at(field, 'required');
    const fieldType = at(field, 'type') ?? 'string';
    const types: readonly unknown[] | undefined = typeof name === 'string' ? STANDARD_FIELD_TYPES.get(name) : undefined;
    return [
      ...(types === undefined || types.includes(fieldType)
        ? []
        : [lawpProblem('standard-field-type', [...here, position, 'type'], at(field, 'type'))]),
      ...(needed.includes(name) && required !== true
        ? [lawpProblem('standard-field-required', [...here, position, 'required'], required)]
        : []),
    ];
  });
}
