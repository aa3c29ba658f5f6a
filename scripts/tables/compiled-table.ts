import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { filesBehind } from './files-behind.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** Where a table's facts come from, as NOTICE and the page of sources name it. */
const sourceSchema = z.strictObject({
  name: z.string(),
  /** The form it was taken in: package and version. */
  takenFrom: z.string(),
  licence: z.string(),
  address: z.url(),
});

/** What stands in `made.json` beside a compiled table: how to make it again, and whether that is needed. */
export const madeSchema = z.strictObject({
  table: z.string(),
  script: z.string(),
  made: z.iso.date(),
  source: sourceSchema,
  /** Digest of the script and of what it imports from the project, see `scriptDigest`. */
  scriptDigest: z.string(),
  tableDigest: z.string(),
});
export type Made = z.infer<typeof madeSchema>;

/** SHA-256 in hexadecimal. */
export function digestOf(bytes: string | Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/**
 * Digest of a script and of everything it uses from the project, apart from this file, comments, imported types and white
 * space: it changes when the script may give another table for the same source.
 */
export function scriptDigest(script: string): string {
  const parts = filesBehind(script)
    .filter((path) => !path.startsWith('scripts/tables/'))
    .map((path) => `${path}\n${bareCode(readFileSync(`${ROOT}${path}`, 'utf8'))}`);
  return digestOf(parts.join('\n'));
}

function bareCode(text: string): string {
  return text
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/^\s*\/\/.*$/gm, '')
    .replace(/^import type .*$/gm, '')
    .replace(/\s+/g, '');
}

/**
 * Writes a compiled table (its path from the project's folder, "content/rates/eur-2026-09-29.json") and `made.json` beside
 * it. Takes the path of the script that made it and the table's source.
 */
export function saveTable(table: string, bytes: string | Uint8Array, of: Pick<Made, 'script' | 'source'>): void {
  const folder = table.slice(0, table.lastIndexOf('/'));
  const made: Made = {
    table,
    script: of.script,
    made: new Date().toISOString().slice(0, 10),
    source: of.source,
    scriptDigest: scriptDigest(of.script),
    tableDigest: digestOf(bytes),
  };
  writeFileSync(`${ROOT}${table}`, bytes);
  writeFileSync(`${ROOT}${folder}/made.json`, `${JSON.stringify(made, null, 2)}\n`);
}

/** The version that a package's folder states in its package.json. */
export function versionIn(packageFolder: string): string {
  return z.object({ version: z.string() }).parse(JSON.parse(readFileSync(`${packageFolder}/package.json`, 'utf8')))
    .version;
}
