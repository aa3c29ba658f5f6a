import { readFile, stat } from 'node:fs/promises';
import type { DomainName } from '../core/domain/domain-name.ts';
import { operatorDomain } from '../core/domain/parse-domain.ts';

/** What the operator named on the command line, sorted by what has to be done with it. */
export interface BuildInputs {
  readonly domains: readonly DomainName[];
  /** Paths of WARC files. */
  readonly archives: readonly string[];
}

/** An input that cannot be used: one sentence that names it and the mend. */
export class InputsError extends Error {}

const ARCHIVE = /\.warc(\.gz)?$/i;
const LOOKS_LIKE_A_FILE = /[\\/]|\.(txt|csv|tsv|list|lst|json)$/i;
const WRONG_SHOWN = 5;

/**
 * Sorts domains, files of domains (one a line, `#` starts a comment, of a CSV the first column counts) and WARC files.
 * @throws InputsError naming the first file that cannot be read, or the domains that are none
 */
export async function parseInputs(given: readonly string[]): Promise<BuildInputs> {
  const domains = new Set<DomainName>();
  const archives: string[] = [];
  const wrong: string[] = [];
  const addDomain = (text: string, where: string): void => {
    const parsed = operatorDomain(text);
    if (parsed.ok) domains.add(parsed.domain);
    else wrong.push(`${where}${parsed.message}`);
  };
  for (const text of given) {
    const isUrl = /^https?:\/\//i.test(text);
    const isFile = !isUrl && (await fileExists(text));
    if (!isUrl && ARCHIVE.test(text)) {
      if (!isFile) throw new InputsError(`There is no file ${text}; check the path of the archive.`);
      archives.push(text);
    } else if (isFile) {
      for (const { line, number } of await readLines(text)) addDomain(line, `${text}, line ${number}: `);
    } else if (!isUrl && LOOKS_LIKE_A_FILE.test(text)) {
      throw new InputsError(
        `There is no file ${text}; give a domain, a file with one domain a line, or a .warc(.gz) file.`,
      );
    } else {
      addDomain(text, '');
    }
  }
  if (wrong.length) throw new InputsError(sentence(wrong));
  return { domains: [...domains], archives };
}

async function fileExists(path: string): Promise<boolean> {
  const found = await stat(path).catch(() => null);
  if (found?.isDirectory())
    throw new InputsError(`${path} is a folder; give a file with one domain a line, or a .warc(.gz) file.`);
  return found !== null;
}

async function readLines(path: string): Promise<{ line: string; number: number }[]> {
  const text = await readFile(path, 'utf8').catch((error: Error) => {
    throw new InputsError(`${path} cannot be read (${error.message}); check its permissions.`);
  });
  if (text.includes('\0'))
    throw new InputsError(`${path} is no text in UTF-8; give a file with one domain a line, or a .warc(.gz) file.`);
  return text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .map((row, at) => ({
      line: (row.replace(/#.*$/, '').split(/[,;\t]/)[0] ?? '').trim().replace(/^"|"$/g, ''),
      number: at + 1,
    }))
    .filter(({ line }) => line !== '');
}

function sentence(wrong: readonly string[]): string {
  const shown = wrong.slice(0, WRONG_SHOWN).join('\n  ');
  const more = wrong.length > WRONG_SHOWN ? `\n  … and ${wrong.length - WRONG_SHOWN} more` : '';
  return `${wrong.length === 1 ? 'One name is' : `${wrong.length} names are`} not usable; fix or remove them:\n  ${shown}${more}`;
}
