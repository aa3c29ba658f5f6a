import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Token, tokenizer, tokTypes } from 'acorn';
import { decodeEntities } from '../../src/extract/data/entities.ts';
import { TEXT_PACKAGES, type TextPackage } from './text-packages.ts';

export const INSTALLED = fileURLToPath(new URL('node_modules/', import.meta.url));

/** Anything shorter, and one word, is no sentence; letters of alphabets without spaces are several words. */
const MIN_TEXT = 8;
const SEVERAL_WORDS = /\p{L}\s+\P{Lu}*\p{L}|[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3040-\u30ff\u3400-\u9fff]{4}/u;

/** Texts that a package has in its files, each once, in the order of its files by their paths. */
export function textsOfPackage({ name, files }: TextPackage, installed: string = INSTALLED): string[] {
  const folder = join(installed, name);
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => files.test(path))
    .sort();
  const texts = paths.flatMap((path) => textsOfFile(path, readFileSync(join(folder, path), 'utf8')));
  return [...new Set(texts.map((text) => text.replace(/\s+/g, ' ').trim()))].filter(isSentence);
}

/** Texts of all packages, each once, in the order of the packages, and behind those of each its pages. */
export function honestTexts(): string[] {
  const known = new Set<string>();
  return TEXT_PACKAGES.flatMap((each) => {
    const texts = textsOfPackage(each).filter((text) => !known.has(text));
    for (const text of texts) known.add(text);
    return each.isProse ? texts : [...texts, ...pagesOf(texts)];
  });
}

/** So many letters are on a page. */
const PAGE = 4_000;

/** Texts as a page has them, one behind the other: what ends without a point goes on in the next. */
function pagesOf(texts: readonly string[]): string[] {
  const pages: string[] = [];
  let page = '';
  for (const text of texts) {
    page += `${text} `;
    if (page.length < PAGE) continue;
    pages.push(page);
    page = '';
  }
  return [...pages, page];
}

function isSentence(text: string): boolean {
  return text.length >= MIN_TEXT && SEVERAL_WORDS.test(text);
}

function textsOfFile(path: string, content: string): string[] {
  if (path.endsWith('.json')) return textsIn(JSON.parse(content.replace(/^\ufeff/, '')));
  if (path.endsWith('.d.ts')) return commentsIn(content);
  if (path.endsWith('.js')) return textsOfProgram(content);
  if (path.endsWith('.properties')) return content.split('\n').flatMap(textOfProperty);
  if (/ham-|spam-/.test(path)) return textsOfLetter(content);
  if (path.endsWith('.txt')) return content.split(/\n\s*\n/);
  const text = path.endsWith('.html') ? content.replace(/<head>.*?<\/head>/s, '') : withoutCode(content);
  return decodeEntities(text.replace(/<[^>]*>/g, '\n')).split(/\n\s*\n|\n(?=\s*(?:[#*-]|\d+\.)\s)/);
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** What stands in quotes. */
function textsOfProgram(program: string): string[] {
  const tokens: Iterable<Token & { readonly value?: unknown }> = tokenizer(program, {
    ecmaVersion: 'latest',
    sourceType: 'module',
  });
  return [...tokens].flatMap(({ type, value }) =>
    type === tokTypes.string || type === tokTypes.template ? [String(value)] : [],
  );
}

/** What a comment says before its first line about one parameter. */
function commentsIn(program: string): string[] {
  const comments = [...program.matchAll(/\/\*\*(.*?)\*\//gs)].map(([, comment = '']) => comment);
  return comments.flatMap((comment) => comment.replace(/^\s*\*/gm, '').split(/\n\s*\n|^\s*@/m)).map(withoutCode);
}

/** `name=text`, with letters beyond Latin as their numbers. */
function textOfProperty(line: string): string[] {
  const [, text = ''] = /^[^#=]+=(.*)$/.exec(line) ?? [];
  return [text.replace(/\\u([0-9a-f]{4})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))];
}

function withoutCode(markdown: string): string {
  return markdown.replace(/^```.*?^```/gms, '').replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1');
}

/** What a letter says behind its head, without the marks of what it answers, and without codes. */
function textsOfLetter(letter: string): string[] {
  const body = letter.slice(letter.search(/\n\r?\n/));
  const text = body
    .replace(/=\r?\n/g, '')
    .replace(/^(?:[>|]\s?)+/gm, '')
    .replace(/<style.*?<\/style>|<script.*?<\/script>/gis, '')
    .replace(/<[^>]*>/g, '\n');
  return decodeEntities(text)
    .split(/\n\s*\n/)
    .filter((part) => !/\S{60}/.test(part));
}
