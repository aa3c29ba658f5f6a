import { asObject, isObject, type JsonObject, parseJson } from '../../core/lawp/json-value.ts';
import { MONTHS } from '../../core/months.ts';
import type { StandardFacts } from '../../core/site/facts.ts';
import type { Resource, StandardId } from '../../core/site/visit.ts';
import { toExcerpt } from '../safe-text.ts';

export type StandardFinding = Omit<StandardFacts, 'id'>;

type Reader = (resource: Resource, body: Uint8Array) => StandardFinding;

/** How the answer of each probed address is judged; it came with a 2xx status and a body. */
export const STANDARD_READERS: Readonly<Record<Exclude<StandardId, 'robots' | 'sitemap' | 'schema_org'>, Reader>> = {
  security_txt: readSecurityTxt,
  llms_txt: readLlmsTxt,
  markdown: readMarkdown,
  // MCP server cards carry a name and where the server answers; earlier drafts wrapped them in serverInfo.
  mcp_server_card: readCard(['serverInfo', 'remotes', 'transport', 'endpoint', 'servers', 'tools', 'name']),
  // A2A 0.3 agent card.
  a2a_agent_card: readCard(['skills', 'capabilities', 'protocolVersion', 'supportedInterfaces']),
  // Agentic Resource Discovery: an AI catalogue.
  ard: readCard(['entries', 'agents', 'resources', 'services', 'specVersion']),
  api_catalog: readApiCatalog,
};

function seen(found: string): StandardFinding {
  return { state: 'seen', found };
}

function notSeen(found: string): StandardFinding {
  return { state: 'not_seen', found };
}

function toText(body: Uint8Array): string {
  return new TextDecoder().decode(body.subarray(0, 256 * 1024));
}

function isHtml(resource: Resource, text: string): boolean {
  const type = resource.headers['content-type'] ?? '';
  return /^\s*<(?:!doctype|html|head|body|\?xml)/i.test(text.slice(0, 1024)) || /^text\/html/i.test(type);
}

/** RFC 9116: Contact and Expires are required; the visit's own time decides whether it has expired. */
function readSecurityTxt(resource: Resource, body: Uint8Array): StandardFinding {
  const text = toText(body);
  if (isHtml(resource, text)) return notSeen('A web page came back');
  const fields = new Map<string, string>();
  for (const line of text.split(/\r?\n/, 2000)) {
    const colon = line.indexOf(':');
    const name = line.slice(0, Math.max(colon, 0)).trim().toLowerCase();
    if (colon > 0 && !fields.has(name)) fields.set(name, line.slice(colon + 1).trim());
  }
  if (!fields.get('contact')) return notSeen('The file names no contact');
  const expires = new Date(fields.get('expires') ?? '');
  if (Number.isNaN(expires.getTime())) return seen('A contact, but no date until which it is valid');
  const until = `${MONTHS[expires.getUTCMonth()]} ${expires.getUTCFullYear()}`;
  return seen(expires.getTime() < Date.parse(resource.fetchedAt) ? `Expired in ${until}` : `Valid until ${until}`);
}

/** llmstxt.org: Markdown with a heading and links. */
function readLlmsTxt(resource: Resource, body: Uint8Array): StandardFinding {
  const text = toText(body);
  if (isHtml(resource, text)) return notSeen('A web page came back');
  const links = text.match(/\]\(/g)?.length ?? 0;
  const heading = /^[ \t]*#\s/m.test(text);
  if (!heading && links === 0)
    return text.trim() === '' ? notSeen('An empty file came back') : seen('A file without headings or links');
  return seen(links === 0 ? 'A heading, no links' : `${links} ${links === 1 ? 'link' : 'links'}`);
}

function readMarkdown(resource: Resource, body: Uint8Array): StandardFinding {
  const type = resource.headers['content-type'] ?? '';
  if (!/^text\/(?:x-)?markdown/i.test(type))
    return notSeen(isHtml(resource, toText(body)) ? 'HTML came back' : 'No Markdown came back');
  return isHtml({ ...resource, headers: {} }, toText(body)) ? notSeen('HTML came back') : seen('Markdown came back');
}

/** A JSON object that holds at least one of the keys which make it such a card. */
function readCard(keys: readonly string[]): Reader {
  return (_resource, body) => {
    const card = toObject(body);
    if (card === null) return notSeen('No JSON came back');
    if (!keys.some((key) => Object.hasOwn(card, key))) return notSeen('JSON of another kind came back');
    const info = card.serverInfo;
    const name = textAt(card, 'name') ?? textAt(card, 'title') ?? (isObject(info) ? textAt(info, 'name') : null);
    const shown = toExcerpt(name ?? '', 80);
    return seen(shown === '' ? 'A card without a name' : `“${shown}”`);
  };
}

function readApiCatalog(_resource: Resource, body: Uint8Array): StandardFinding {
  const json = toObject(body);
  if (json === null) return notSeen('No JSON came back');
  const version = textAt(json, 'openapi') ?? textAt(json, 'swagger');
  if (version !== null && /^[0-9][0-9.]{0,9}$/.test(version)) return seen(`OpenAPI ${version}`);
  const linkset = json.linkset;
  if (!Array.isArray(linkset)) return notSeen('JSON of another kind came back');
  return seen(`An API catalogue of ${linkset.length} ${linkset.length === 1 ? 'entry' : 'entries'}`);
}

function toObject(body: Uint8Array): JsonObject | null {
  return asObject(parseJson(new TextDecoder().decode(body)));
}

function textAt(object: JsonObject, key: string): string | null {
  const value = Object.hasOwn(object, key) ? object[key] : undefined;
  return typeof value === 'string' && value.trim() !== '' ? value : null;
}
