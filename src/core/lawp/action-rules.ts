import type { LawpProblem } from './document.ts';
import { asList, asObject, at, type JsonObject } from './json-value.ts';
import { isOnSite, type LawpHost, parseAddress } from './lawp-host.ts';
import { lawpProblem } from './problem.ts';
import { STANDARD_SHAPES, type StandardShape } from './standard-shapes.ts';

/** Rules of one action that look at two of its parts, or at the document around it; shape is the schema's business. */
export function actionProblems(document: JsonObject, index: number, host: LawpHost): LawpProblem[] {
  const action = asObject(at(document, 'actions', index));
  if (action === null) return [];
  const here = ['actions', index] as const;
  return [
    ...urlProblems(action, here),
    ...endpointProblems(action, here, host),
    ...inputProblems(action, here),
    ...optionProblems(at(action, 'input', 'fields'), [...here, 'input', 'fields']),
    ...optionProblems(at(action, 'output', 'fields'), [...here, 'output', 'fields']),
    ...modeProblems(action, here),
    ...accountProblems(document, action, here),
    ...standardProblems(action, here),
  ];
}

type Path = readonly (string | number)[];

function urlProblems(action: JsonObject, here: Path): LawpProblem[] {
  const url = at(action, 'url');
  if (typeof url !== 'string') return [];
  const protocol = parseAddress(url)?.protocol;
  return protocol === 'https:' || protocol === 'http:' ? [] : [lawpProblem('action-url', [...here, 'url'], url)];
}

function endpointProblems(action: JsonObject, here: Path, host: LawpHost): LawpProblem[] {
  const text = at(action, 'endpoint', 'url');
  if (typeof text !== 'string') return [];
  const path = [...here, 'endpoint', 'url'];
  const url = parseAddress(text);
  if (url === null || url.hostname === '') return [lawpProblem('endpoint-url', path, text)];
  const problems: LawpProblem[] = [];
  const secure = url.protocol === 'https:' && url.port === '';
  const localEnough = host.local && /^https?:$/.test(url.protocol);
  if (!secure && !localEnough) problems.push(lawpProblem('endpoint-https', path, text));
  if (host.domain !== null && !isOnSite(url, host)) problems.push(lawpProblem('endpoint-host', path, text));
  if (url.username !== '' || url.password !== '') problems.push(lawpProblem('endpoint-user', path, text));
  return problems;
}

function inputProblems(action: JsonObject, here: Path): LawpProblem[] {
  const type = at(action, 'input', 'type');
  const fields = at(action, 'input', 'fields');
  if (typeof type !== 'string' || (type === 'object') === (fields !== undefined)) return [];
  return [lawpProblem('input-fields', [...here, 'input', 'fields'], fields)];
}

function optionProblems(fields: unknown, here: Path): LawpProblem[] {
  return asList(fields).flatMap((field, index) => {
    if (at(field, 'type') !== 'enum') return [];
    const options = at(field, 'options');
    const broken = options === undefined || (Array.isArray(options) && options.length === 0);
    return broken ? [lawpProblem('enum-options', [...here, index, 'options'], options)] : [];
  });
}

function modeProblems(action: JsonObject, here: Path): LawpProblem[] {
  const modes = asList(at(action, 'modes'));
  if (!modes.includes('quote') || at(action, 'endpoint') !== undefined) return [];
  return [lawpProblem('quote-endpoint', [...here, 'modes'], modes)];
}

function accountProblems(document: JsonObject, action: JsonObject, here: Path): LawpProblem[] {
  const problems: LawpProblem[] = [];
  const account = at(action, 'account');
  if ((account === 'optional' || account === 'required') && at(document, 'accounts') === undefined) {
    problems.push(lawpProblem('account-accounts', [...here, 'account'], account));
  }
  const known = asObject(at(document, 'accounts', 'scopes'));
  for (const [index, scope] of asList(at(action, 'scopes')).entries()) {
    if (typeof scope === 'string' && !(known !== null && Object.hasOwn(known, scope))) {
      problems.push(lawpProblem('scope-known', [...here, 'scopes', index], scope));
    }
  }
  return problems;
}

function standardProblems(action: JsonObject, here: Path): LawpProblem[] {
  const type = at(action, 'type');
  const shape = typeof type === 'string' ? (at(STANDARD_SHAPES, type) as StandardShape | undefined) : undefined;
  if (shape === undefined) return [];
  const path = [...here, 'input', 'fields'];
  const fields = asList(at(action, 'input', 'fields'));
  const named = (name: string) => fields.find((field) => at(field, 'name') === name);
  const problems: LawpProblem[] = [];
  if (at(action, 'input', 'type') !== 'object') {
    problems.push(lawpProblem('standard-input', [...here, 'input', 'type'], at(action, 'input', 'type')));
  } else {
    const missing = shape.fields.filter((name) => named(name) === undefined);
    problems.push(...missing.map((name) => missingField(path, name)));
    if (shape.person && named('email') === undefined && named('phone') === undefined) {
      problems.push(lawpProblem('standard-person', path, at(action, 'input', 'fields')));
    }
  }
  const outputs = asList(at(action, 'output', 'fields'));
  if (type === 'check_availability' && !outputs.some((field) => at(field, 'name') === 'available')) {
    problems.push(lawpProblem('standard-output', [...here, 'output', 'fields'], at(action, 'output', 'fields')));
  }
  return problems;
}

function missingField(path: Path, name: string): LawpProblem {
  const problem = lawpProblem('standard-input', path, undefined);
  return { ...problem, message: problem.message.replace(/^.*? is missing/, `The field "${name}" is missing`) };
}
