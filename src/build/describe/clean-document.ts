import type { LawpDocument } from '../../core/lawp/document.ts';
import { toSafeLine } from '../../extract/safe-text.ts';

/**
 * A document of a site or its owner whose texts hold nothing that people cannot see and no more than single spaces, as the
 * texts that are read from pages (contract section 13).
 */
export function cleanDocument(document: LawpDocument): LawpDocument {
  const cleaned = cleanTexts(document);
  const actions = cleaned.actions.map((action) => ({ ...action, intent: action.intent.filter((word) => word !== '') }));
  return { ...cleaned, actions };
}

function cleanTexts<T>(value: T): T {
  // What comes out is of the type that went in: lists and objects keep their parts, texts stay texts.
  return cleanAny(value) as T;
}

function cleanAny(value: unknown): unknown {
  if (typeof value === 'string') return toSafeLine(value);
  if (Array.isArray(value)) return value.map(cleanAny);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, cleanAny(part)]));
}
