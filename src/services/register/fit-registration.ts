import { asObject } from '../../core/lawp/json-value.ts';
import type { Registration } from './registration.ts';

/** An answer never grows above 256 KB (contract section 6); this leaves room for what stands around the document. */
const MAX_BYTES = 240 * 1024;

/** A registration that fits into an answer: of a large document pages are left out, home last (R6), with a notice. */
export function fitRegistration(registration: Registration): Registration {
  if (bytesOf(registration.lawp) <= MAX_BYTES) return registration;
  return { ...registration, lawp: withFewPages(registration.lawp), notices: [...registration.notices, ANSWER_CUT] };
}

const ANSWER_CUT = {
  code: 'answer_cut',
  message:
    'The document is too large for one answer: pages are left out here. Do not save it as it stands in this answer.',
};

/** Null when it is too large even without its pages. */
function withFewPages(lawp: unknown): unknown {
  const document = asObject(lawp) ?? {};
  let left = MAX_BYTES - bytesOf({ ...document, pages: {} });
  if (left < 0) return null;
  const pages = Object.entries(asObject(document.pages) ?? {})
    .sort(([a], [b]) => Number(b === '/') - Number(a === '/'))
    .filter(([path, page]) => {
      const size = bytesOf(path) + bytesOf(page) + 2;
      if (size > left) return false;
      left -= size;
      return true;
    });
  return { ...document, pages: Object.fromEntries(pages) };
}

function bytesOf(value: unknown): number {
  return Buffer.byteLength(JSON.stringify(value) ?? '');
}
