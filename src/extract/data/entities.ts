import { Parser } from 'htmlparser2';

const ENTITY = /&(?:#[xX]?[0-9a-fA-F]{1,6}|[a-zA-Z][a-zA-Z0-9]{1,30});/u;

/** Text with its HTML entities decoded once: pages write them into JSON texts, where they do not belong. */
export function decodeEntities(text: string): string {
  if (!ENTITY.test(text)) return text;
  let decoded = '';
  // Brackets are kept from the parser's eyes, so that only entities change.
  const parser = new Parser({ ontext: (data) => (decoded += data) }, { decodeEntities: true });
  for (const part of text.split(/([<>])/u)) {
    if (part === '<' || part === '>') decoded += part;
    else if (!part.includes('&')) decoded += part;
    else parser.parseComplete(part);
  }
  return decoded;
}
