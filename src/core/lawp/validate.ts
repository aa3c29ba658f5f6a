import { z } from 'zod';
import { operatorDomain } from '../domain/parse-domain.ts';
import type { Notice } from '../site/facts.ts';
import { actionProblems } from './action-rules.ts';
import { type LawpDocument, type LawpProblem, lawpDocument } from './document.ts';
import { documentProblems, lawpHost } from './document-rules.ts';
import { asList, asObject, at, type JsonObject } from './json-value.ts';
import type { LawpHost } from './lawp-host.ts';
import { isLawpRule, lawpProblem } from './problem.ts';
import { lawpWarnings } from './warnings.ts';

export interface LawpValidationOptions {
  /** The host that the document comes from; `domain` must name it, `www.` aside (R41). */
  readonly expectedDomain?: string;
  /** The one host name for which a local `domain` and http endpoints are fine (R1). */
  readonly localHost?: string;
}

export interface LawpValidation {
  /** No rule is broken. */
  readonly valid: boolean;
  /** The document in its normalised shape, defaults filled in (R4); null when it is not valid. */
  readonly document: LawpDocument | null;
  /** Every broken rule, in the order of the document; at most 200. */
  readonly problems: readonly LawpProblem[];
  /** What others may refuse; the document is usable all the same. At most 200. */
  readonly warnings: readonly LawpProblem[];
  readonly notices: readonly Notice[];
}

const MAX_PROBLEMS = 200;
/** Bounds the work, and zod's recursion over issues, on hostile documents: 1 MB of real content stays far below. */
const MAX_VALUES = 30_000;
/** More broken actions than this say nothing new; it bounds the work on hostile documents. */
const MAX_BROKEN_ACTIONS = 200;

/**
 * Judges a parsed JSON value by every rule of LAWP 0.1 to 0.5 (lawp.md). Never throws; values of any size and depth
 * are fine. The value must come from JSON text (no getters, no cycles).
 */
export function validateLawp(json: unknown, options: LawpValidationOptions = {}): LawpValidation {
  const raw = asObject(json);
  if (raw === null) {
    return unusable(lawpProblem('document', [], json));
  }
  if (holdsMoreThan(MAX_VALUES, raw)) {
    return unusable(lawpProblem('document-size', [], raw));
  }
  const host = lawpHost(raw, options.localHost);
  const parsed = lawpDocument.safeParse(bounded(raw));
  const shape = parsed.success ? [] : parsed.error.issues.map((issue) => toProblem(raw, issue));
  const rules = documentProblems(raw, host, options.expectedDomain);
  const actions: LawpProblem[] = [];
  const count = asList(at(raw, 'actions')).length;
  for (let index = 0; index < count && actions.length <= MAX_PROBLEMS; index++) {
    actions.push(...actionProblems(raw, index, host));
  }
  const all = inOrder(distinct([...shape, ...rules, ...actions]));
  const document = parsed.success && all.length === 0 ? settled(parsed.data, host) : null;
  const notices = [...versionNotices(raw), ...countNotices(all.length)];
  const warnings = lawpWarnings(raw).slice(0, MAX_PROBLEMS);
  return { valid: document !== null, document, problems: all.slice(0, MAX_PROBLEMS), warnings, notices };
}

function unusable(problem: LawpProblem): LawpValidation {
  return { valid: false, document: null, problems: [problem], warnings: [], notices: [] };
}

/** The JSON Schema (2020-12) of a LAWP document, for publishing; rules between parts are not in it. */
export function lawpJsonSchema(): Record<string, unknown> {
  return { ...z.toJSONSchema(lawpDocument, { io: 'input' }) };
}

function toProblem(raw: JsonObject, issue: z.core.$ZodIssue): LawpProblem {
  const keys = issue.path.filter((key) => typeof key !== 'symbol');
  return lawpProblem(isLawpRule(issue.message) ? issue.message : 'shape', keys, at(raw, ...keys));
}

/** Counts without recursion, so that depth does not matter. */
function holdsMoreThan(most: number, json: unknown): boolean {
  const open: unknown[] = [json];
  let seen = 0;
  for (let value = open.pop(); value !== undefined; value = open.pop()) {
    if (typeof value !== 'object' || value === null) continue;
    const parts = Object.values(value);
    seen += parts.length;
    if (seen > most) return true;
    for (const part of parts) open.push(part);
  }
  return false;
}

/** A copy with no more actions than are worth judging, once it is clear that the document is broken anyway. */
function bounded(raw: JsonObject): JsonObject {
  const actions = asList(at(raw, 'actions'));
  if (actions.length <= MAX_BROKEN_ACTIONS) return raw;
  let broken = 0;
  const enough = actions.findIndex((action) => typeof at(action, 'id') !== 'string' && ++broken > MAX_BROKEN_ACTIONS);
  return enough < 0 ? raw : { ...raw, actions: actions.slice(0, enough) };
}

function distinct(problems: readonly LawpProblem[]): LawpProblem[] {
  const byKey = new Map(problems.map((problem) => [`${problem.rule} ${problem.path} ${problem.message}`, problem]));
  return [...byKey.values()];
}

/** By the document's own order of parts; stable within one part. */
function inOrder(problems: readonly LawpProblem[]): LawpProblem[] {
  const parts = Object.keys(lawpDocument.shape);
  const key = ({ path }: LawpProblem) => [parts.indexOf(path.split('/')[1] ?? ''), Number(path.split('/')[2] ?? -1)];
  const keyed = problems.map((problem) => ({ problem, key: key(problem) }));
  keyed.sort((a, b) => (a.key[0] ?? 0) - (b.key[0] ?? 0) || (a.key[1] || 0) - (b.key[1] || 0));
  return keyed.map(({ problem }) => problem);
}

/** R4: a version above 0.5 is read as 0.5. */
function isNewer(version: unknown): boolean {
  if (typeof version !== 'string') return false;
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major > 0 || minor > 5;
}

function settled(document: LawpDocument, host: LawpHost): LawpDocument {
  const parsed = operatorDomain(document.domain, { keepWww: true });
  const domain = parsed.ok && !host.local ? parsed.domain : document.domain;
  return { ...document, domain, lawp_version: isNewer(document.lawp_version) ? '0.5' : document.lawp_version };
}

function versionNotices(raw: JsonObject): Notice[] {
  const version = at(raw, 'lawp_version');
  if (!isNewer(version)) return [];
  const message = `Version ${String(version).slice(0, 12)} is newer than 0.5, the newest we know; it is read as 0.5.`;
  return [{ code: 'version_newer', message }];
}

function countNotices(count: number): Notice[] {
  if (count <= MAX_PROBLEMS) return [];
  const message = `More than ${MAX_PROBLEMS} faults; the first ${MAX_PROBLEMS} are listed.`;
  return [{ code: 'more_problems', message }];
}
