import { schemaName } from '../../../src/extract/data/schema-name.ts';
import { readStructuredData } from '../../../src/extract/data/structured-data.ts';
import type { StructuredItem } from '../../../src/extract/data/structured-item.ts';
import { type Microformat, readMicroformats } from '../../../src/extract/microformats/read-microformats.ts';
import { parsePage } from '../../../src/extract/page/parse-page.ts';
import type { ParsedPage } from '../../../src/extract/page/parsed-page.ts';
import { sampleAnswer } from '../../samples/sample-visit.ts';
import type { Corpus } from './corpus.ts';
import { type TruthRow, tally } from './row.ts';

interface Case {
  readonly case: string;
  readonly html: string;
  readonly expected: unknown;
}

/** "name=Acme": a property and its text, wherever it stands. */
type Statement = string;

const ADDRESS = 'http://example.com/';

/**
 * What markup states, property by property, beside what other readers of it give: right is what both say, of all that
 * either says. Of JSON-LD and Microdata only items of schema.org, or of no vocabulary, which are all that we read. The
 * floor takes scripts of valid JSON, and the whole text of whatever a class calls a property.
 */
export function measureStructuredData(corpus: Corpus): TruthRow[] {
  const schema = tally('structured data', 'what items of schema.org state');
  const formats = tally('structured data', 'what microformats state');
  const [plainSchema, plainFormats] = [new Overlap(), new Overlap()];
  for (const { case: name, html, expected } of corpus.answers<Case>('structured-data.jsonl')) {
    const page = parsePage(sampleAnswer(ADDRESS, html, { role: 'page' }));
    if (!page) continue;
    for (const { source, statements } of expectedOf(expected)) {
      const isFormat = source === 'microformats';
      const read = isFormat ? statedByFormats(readMicroformats(page)) : statedByItems(page, source);
      count(isFormat ? formats : schema, name, statements, read);
      (isFormat ? plainFormats : plainSchema).add(statements, isFormat ? classTexts(page) : validScripts(page, source));
    }
  }
  return [
    schema.row({ peer: plainSchema.peer('valid JSON alone') }),
    formats.row({ peer: plainFormats.peer('text by class') }),
  ];
}

type Source = StructuredItem['source'];

interface Expected {
  readonly source: Source;
  readonly statements: readonly Statement[];
}

/** The kinds of markup that a case says something of; a case of nothing counts for none. */
function expectedOf(expected: unknown): Expected[] {
  if (Array.isArray(expected)) return expectedOfList(expected);
  if (!isObject(expected)) return [];
  if (Array.isArray(expected.items)) return [{ source: 'microformats', statements: formatStatements(expected.items) }];
  const lists = { 'json-ld': 'json-ld', microdata: 'microdata', microformat: 'microformats' } as const;
  return Object.entries(lists).flatMap(([key, source]) => {
    const list = expected[key];
    return Array.isArray(list) && list.length > 0 ? [{ source, statements: listStatements(source, list) }] : [];
  });
}

function expectedOfList(list: readonly unknown[]): Expected[] {
  const [first] = list.filter(isObject);
  if (!first) return [];
  const isFormat = Array.isArray(first.type) && String(first.type[0]).startsWith('h-');
  const source = isFormat ? 'microformats' : '@context' in first || '@type' in first ? 'json-ld' : 'microdata';
  return 'properties' in first || source === 'json-ld' ? [{ source, statements: listStatements(source, list) }] : [];
}

function listStatements(source: Source, list: readonly unknown[]): Statement[] {
  if (source === 'microformats') return formatStatements(list);
  return source === 'json-ld' ? jsonStatements(list) : microdataStatements(list);
}

function jsonStatements(value: unknown): Statement[] {
  if (Array.isArray(value)) return value.flatMap(jsonStatements);
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const name = key.startsWith('@') ? null : schemaName(key);
    if (name === null) return key === '@graph' ? jsonStatements(inner) : [];
    return [inner].flat().flatMap((each) => (isObject(each) ? jsonStatements(each) : statement(name, each)));
  });
}

function microdataStatements(value: unknown): Statement[] {
  if (Array.isArray(value)) return value.flatMap(microdataStatements);
  if (!isObject(value) || !isOfSchema(value.type) || !isObject(value.properties)) return [];
  return Object.entries(value.properties).flatMap(([name, inner]) =>
    [inner]
      .flat()
      .flatMap((each) => (isObject(each) ? microdataStatements(each) : schemaName(name) ? statement(name, each) : [])),
  );
}

function isOfSchema(type: unknown): boolean {
  return [type].flat().every((each) => each === undefined || schemaName(String(each)) !== null);
}

function formatStatements(value: unknown): Statement[] {
  if (Array.isArray(value)) return value.flatMap(formatStatements);
  if (!isObject(value)) return [];
  const types = [value.type].flat().map((type) => `type=${String(type)}`);
  const stated = Object.entries(isObject(value.properties) ? value.properties : {}).flatMap(([name, inner]) =>
    [inner].flat().flatMap((each) => {
      if (!isObject(each)) return statement(name, each);
      return [...statement(name, each.value), ...('type' in each ? formatStatements(each) : [])];
    }),
  );
  return [...types, ...stated, ...formatStatements(value.children)];
}

function statedByFormats(formats: readonly Microformat[]): Statement[] {
  return formats.flatMap((format) => [
    ...format.types.map((type) => `type=${type}`),
    ...Object.entries(format.properties).flatMap(([name, values]) =>
      values.flatMap((value) =>
        typeof value === 'string'
          ? statement(name, value)
          : [...statement(name, value.value), ...statedByFormats([value])],
      ),
    ),
    ...statedByFormats(format.children),
  ]);
}

function statedByItems(page: ParsedPage, source: Source): Statement[] {
  return readStructuredData(page)
    .filter((item) => item.source === source)
    .flatMap(statedByItem);
}

function statedByItem(item: StructuredItem): Statement[] {
  return Object.entries(item.properties).flatMap(([name, values]) =>
    values.flatMap((value) => (typeof value === 'string' ? statement(name, value) : statedByItem(value))),
  );
}

/** White space folded, addresses as from the folder that the page is in: some readers leave them as they are written. */
function statement(name: string, value: unknown): Statement[] {
  if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean') return [];
  const text = String(value).replace(/\s+/gu, ' ').trim();
  return text === '' ? [] : [`${name}=${text.replace(FOLDER, '').replace(/\/$/u, '')}`];
}

const FOLDER = /^https?:\/\/(?:www\.)?example\.com(?:\/(?:microdata\/)?|$)|^\//u;

function count(
  row: ReturnType<typeof tally>,
  name: string,
  expected: readonly Statement[],
  read: readonly Statement[],
): void {
  const left = [...read];
  for (const each of expected) {
    const at = left.indexOf(each);
    row.add(at >= 0, `${name}: not read: ${each.slice(0, 120)}`);
    if (at >= 0) left.splice(at, 1);
  }
  for (const each of left) row.add(false, `${name}: read, and not there: ${each.slice(0, 120)}`);
}

/** How much of what two say is the same. */
class Overlap {
  private both = 0;
  private all = 0;

  add(expected: readonly Statement[], read: readonly Statement[]): void {
    const left = [...read];
    const same = expected.filter((each) => {
      const at = left.indexOf(each);
      if (at >= 0) left.splice(at, 1);
      return at >= 0;
    });
    this.both += same.length;
    this.all += expected.length + left.length;
  }

  peer(name: string): TruthRow['peer'] {
    return this.all === 0 ? null : { name, share: this.both / this.all };
  }
}

function validScripts(page: ParsedPage, source: Source): Statement[] {
  if (source !== 'json-ld') return [];
  return (page.byTag.get('script') ?? []).flatMap((script) => {
    if (script.attribs.type !== 'application/ld+json') return [];
    try {
      return jsonStatements(JSON.parse(script.children.map((child) => ('data' in child ? child.data : '')).join('')));
    } catch {
      return [];
    }
  });
}

function classTexts(page: ParsedPage): Statement[] {
  return [...page.byTag.values()].flat().flatMap((element) =>
    (element.attribs.class ?? '').split(/\s+/u).flatMap((name) => {
      if (name.startsWith('h-')) return [`type=${name}`];
      const [, property] = /^(?:p|u|dt|e)-([a-z-]+)$/u.exec(name) ?? [];
      return property === undefined ? [] : statement(property, page.textOf(element));
    }),
  );
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
