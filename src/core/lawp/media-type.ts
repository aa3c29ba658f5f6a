import type { LawpProblem } from './document.ts';

/** The media type of a Content-Type header in lower case, without parameters; empty for none. */
export function mediaTypeOf(contentType: string | undefined): string {
  return (contentType ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';
}

/** Whether a media type says JSON. */
export function isJsonType(type: string): boolean {
  return /^(?:application|text)\/(?:[a-z0-9.+-]+\+)?(?:json|javascript|json5)$/.test(type);
}

/** Types that say nothing: many servers do not know the ending of the file. */
export function isVagueType(type: string): boolean {
  return type === '' || type === 'text/plain' || type === 'application/octet-stream' || type === 'binary/octet-stream';
}

/** What is wrong with a document that is served as something else than JSON. */
export function servedAs(type: string): LawpProblem {
  return {
    path: '',
    rule: 'content-type',
    message: `The file is served as ${type.slice(0, 60)}; it must be JSON.`,
    mend: 'Serve it with "Content-Type: application/json".',
  };
}
