import { readBytes } from '../../core/read-bytes.ts';

/** A form came in a way in which forms of ours do not come. */
export interface FormFault {
  readonly status: 400 | 403 | 405 | 413 | 415;
  readonly message: string;
}

/** The bytes of the files that came along, by field; a field left empty has none. */
export type FormFiles = ReadonlyMap<string, Uint8Array>;

export type ReadForm =
  | { readonly ok: true; readonly form: URLSearchParams; readonly files: FormFiles }
  | { readonly ok: false; readonly fault: FormFault };

/** What a page's forms may hold. */
export interface FormLimits {
  /** Longest form that is read, in bytes. */
  readonly mostBytes?: number;
  /** Whether files may come along. */
  readonly takesFiles?: boolean;
}

/** Far above what most of our forms hold. */
const MAX_BYTES = 16_384;
/** No form of ours has ten. The platform's reader takes half a minute for a million of them, and hears nobody meanwhile. */
const MAX_FIELDS = 100;

/**
 * Reads a form that was sent. Forms of other sites are refused: browsers say where a form stands by `Sec-Fetch-Site`,
 * or where they do not (plain http) by `Origin`, and no page can forge either. We set no cookies, so that a form sent
 * without both comes from a program that acts for nobody else.
 */
export async function readForm(
  request: Request,
  baseUrl: string,
  { mostBytes = MAX_BYTES, takesFiles = false }: FormLimits = {},
): Promise<ReadForm> {
  if (isFromElsewhere(request.headers, baseUrl)) {
    return fault(403, 'This form was sent from another site, so nothing was done. Fill it in here.');
  }
  const contentType = request.headers.get('content-type') ?? '';
  const type = contentType.split(';')[0]?.trim().toLowerCase();
  const hasParts = takesFiles && type === 'multipart/form-data';
  if (type !== 'application/x-www-form-urlencoded' && !hasParts)
    return fault(415, 'Only the forms of this page are read.');
  const encoding = request.headers.get('content-encoding')?.trim().toLowerCase() ?? '';
  if (encoding !== '' && encoding !== 'identity') return fault(415, 'Compressed forms are not read.');
  const isTooLong = Number(request.headers.get('content-length') ?? 0) > mostBytes;
  const bytes = isTooLong ? 'too large' : await readBytes(request.body, mostBytes);
  if (bytes === 'too large') return fault(413, 'This is longer than the forms of this page.');
  if (bytes === 'broken off') return fault(400, 'The form ended before it was whole; send it again.');
  const sign = hasParts ? `--${boundaryOf(contentType)}` : '&';
  const read = isCrowded(bytes, sign) ? null : await readFields(bytes, hasParts ? contentType : null);
  if (read === null) return fault(400, 'The form could not be read; send it again.');
  const names = [...read.form.keys(), ...read.files.keys()];
  return new Set(names).size === names.length ? { ok: true, ...read } : fault(400, 'A field was sent twice.');
}

const NO_FILES: FormFiles = new Map();

/** Whether what stands between fields stands there too often. */
function isCrowded({ buffer, byteOffset, byteLength }: Uint8Array, sign: string): boolean {
  const bytes = Buffer.from(buffer, byteOffset, byteLength);
  let at = -1;
  for (let count = 0; count <= MAX_FIELDS; count++) {
    at = bytes.indexOf(sign, at + 1);
    if (at === -1) return false;
  }
  return true;
}

function boundaryOf(contentType: string): string {
  const [, quoted, plain] = /;\s*boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(contentType) ?? [];
  return quoted ?? plain ?? '';
}

/** @param partsType null for a form without parts */
async function readFields(bytes: Uint8Array<ArrayBuffer>, partsType: string | null) {
  if (partsType !== null) return readParts(bytes, partsType);
  return { form: new URLSearchParams(new TextDecoder().decode(bytes)), files: NO_FILES };
}

/** Fields and files of a form in parts (RFC 7578); null when it is none. */
async function readParts(bytes: Uint8Array<ArrayBuffer>, contentType: string) {
  try {
    const parts = await new Response(bytes, { headers: { 'Content-Type': contentType } }).formData();
    const form = new URLSearchParams();
    const files = new Map<string, Uint8Array>();
    for (const [name, value] of parts) {
      if (typeof value === 'string') form.append(name, value);
      else if (files.has(name)) form.append(name, '');
      else if (value.size > 0) files.set(name, await value.bytes());
    }
    return { form, files };
  } catch {
    return null;
  }
}

function isFromElsewhere(headers: Headers, baseUrl: string): boolean {
  const site = headers.get('sec-fetch-site');
  if (site !== null) return site !== 'same-origin' && site !== 'none';
  const origin = headers.get('origin');
  const own = new URL(baseUrl);
  if (origin === null || origin === own.origin) return false;
  // The service may be reached by another name than BASE_URL, for instance in a local network; but where it answers by
  // https, a page that came by http may be anybody's.
  const from = URL.parse(origin);
  if (from === null || (own.protocol === 'https:' && from.protocol !== 'https:')) return true;
  return from.host !== headers.get('host')?.toLowerCase();
}

function fault(status: FormFault['status'], message: string): ReadForm {
  return { ok: false, fault: { status, message } };
}
