import { counted } from '../../core/counted.ts';
import type { LawpDocument, LawpProblem } from '../../core/lawp/document.ts';
import { LAWP_PATH } from '../../core/lawp/fetch-document.ts';
import { at } from '../../core/lawp/json-value.ts';
import { isJsonType, isVagueType, servedAs } from '../../core/lawp/media-type.ts';
import { parseLawpBytes } from '../../core/lawp/parse-lawp-bytes.ts';
import { placeInWords } from '../../core/lawp/place-in-words.ts';
import { type RepeatedProblem, repeatedProblems, timesInWords } from '../../core/lawp/repeated-problems.ts';
import { type LawpValidation, validateLawp } from '../../core/lawp/validate.ts';
import { formatSecond } from '../../prints/format-day.ts';
import { languageName } from '../../prints/language-name.ts';

/** One broken rule as it is shown. */
export interface ShownProblem {
  /** Where in the file. */
  readonly place: string;
  /** "12 times"; empty for once. */
  readonly times: string;
  readonly rule: string;
  readonly message: string;
  readonly fix: string;
}

/** Broken rules of one part of the document. */
export interface ProblemGroup {
  readonly title: string;
  readonly problems: readonly ShownProblem[];
}

/** What the check of one document found. */
export interface CheckResult {
  readonly isValid: boolean;
  /** "Every rule is met." */
  readonly verdict: string;
  /** What follows from it. */
  readonly meaning: string;
  readonly groups: readonly ProblemGroup[];
  /** What other readers may refuse. */
  readonly warnings: readonly ShownProblem[];
  readonly notices: readonly string[];
  /** What an agent gets of a good document: label and value. */
  readonly facts: readonly { readonly name: string; readonly value: string }[];
  /** Where it was fetched; null where it was pasted or uploaded. */
  readonly source: { readonly url: string; readonly words: string } | null;
}

/** Where a document was fetched. */
interface Source {
  /** As it was asked for. */
  readonly asked: URL;
  /** Where it was found. */
  readonly url: string;
  readonly status: number;
  readonly mediaType: string;
  readonly at: string;
}

/** Checks a document that was pasted. */
export function checkedText(text: string): CheckResult {
  return checkedFile(new TextEncoder().encode(text));
}

/** Checks the bytes of a document, by the rules of `npm run validate`; of a fetched one also how it was served. */
export function checkedFile(bytes: Uint8Array, source?: Source): CheckResult {
  const parsed = parseLawpBytes(bytes);
  if (!parsed.ok) return toResult({ ...NOTHING, problems: [parsed.problem] }, null, source);
  const host = source?.asked.hostname.replace(/\.$/, '');
  return toResult(validateLawp(parsed.json, host === undefined ? {} : { expectedDomain: host }), parsed.json, source);
}

const NOTHING: LawpValidation = { valid: false, document: null, problems: [], warnings: [], notices: [] };

function toResult({ document, problems, warnings, notices }: LawpValidation, json: unknown, source?: Source) {
  const all = [...servedWrongly(source), ...problems];
  const said = notices.map(({ message }) => message);
  return {
    isValid: all.length === 0,
    ...verdictOf(all),
    groups: groupsOf(all, json),
    warnings: repeatedProblems(warnings).map(toShown),
    notices: isMisplaced(document, source) ? [...said, MISPLACED] : said,
    facts: document === null ? [] : factsOf(document),
    source: source === undefined ? null : { url: source.url, words: wordsOf(source) },
  };
}

const MISPLACED = `Agents call endpoints only where the document is published at ${LAWP_PATH}.`;

function isMisplaced(document: LawpDocument | null, source?: Source): boolean {
  const hasEndpoint = document?.actions.some(({ endpoint }) => endpoint !== undefined) ?? false;
  return hasEndpoint && source !== undefined && source.asked.pathname !== LAWP_PATH;
}

function servedWrongly(source?: Source): readonly LawpProblem[] {
  if (source === undefined || isJsonType(source.mediaType) || isVagueType(source.mediaType)) return [];
  return [servedAs(source.mediaType)];
}

function verdictOf(problems: readonly LawpProblem[]): Pick<CheckResult, 'verdict' | 'meaning'> {
  if (problems.length === 0)
    return { verdict: 'Every rule is met.', meaning: 'Agents can use this document as it is.' };
  const verdict = `This document has ${counted(problems.length, 'fault')}.`;
  const meaning = problems.every(({ severity }) => severity === 'endpoint')
    ? 'The document is used, but without the endpoints that are named here.'
    : `The document is not used until ${problems.length === 1 ? 'this is' : 'these are'} fixed.`;
  return { verdict, meaning };
}

function wordsOf({ status, mediaType, at }: Source): string {
  return `Fetched on ${formatSecond(at)}: status ${status}, ${mediaType === '' ? 'no content type' : mediaType}.`;
}

/** Titles of the parts of a document. */
const PARTS: Readonly<Record<string, string>> = {
  pages: 'Pages',
  actions: 'Actions',
  business: 'Business details',
  accounts: 'Accounts',
  translations: 'Translations',
  more_pages: 'More pages',
};

function groupsOf(problems: readonly LawpProblem[], json: unknown): readonly ProblemGroup[] {
  const groups = Map.groupBy(repeatedProblems(problems), ({ path }) => titleOf(path, json));
  return [...groups].map(([title, ofPart]) => ({ title, problems: ofPart.map(toShown) }));
}

function titleOf(path: string, json: unknown): string {
  const [, part = '', index = ''] = path.split('/');
  if (part !== 'actions' || !/^\d+$/.test(index)) return PARTS[part] ?? 'The document';
  const id = at(json, 'actions', Number(index), 'id');
  return `Action ${Number(index) + 1}${typeof id === 'string' ? ` (${clean(id).slice(0, MAX_ID)})` : ''}`;
}

const MAX_ID = 64;

function toShown(problem: RepeatedProblem): ShownProblem {
  const { path, rule, message, mend } = problem;
  const times = timesInWords(problem);
  return { place: clean(placeInWords(path)), times, rule, message: clean(message), fix: mend };
}

/** What a document says is shown without anything that is not seen or turns a line round. */
function clean(text: string): string {
  return text.replaceAll(/\p{C}/gu, ' ');
}

function factsOf({ name, domain, lawp_version, language, pages, actions }: LawpDocument): CheckResult['facts'] {
  const executable = actions.filter(({ endpoint }) => endpoint !== undefined).length;
  return [
    { name: 'Name', value: clean(name) },
    { name: 'Domain', value: domain },
    { name: 'Version', value: `${lawp_version}, in ${languageName(language)}` },
    { name: 'Pages', value: String(Object.keys(pages).length) },
    { name: 'Actions', value: `${actions.length}, ${executable === 0 ? 'none' : executable} with an endpoint` },
  ];
}
