import type { Registration } from '../../services/register/registration.ts';
import type { ServiceError } from '../../services/service-error.ts';
import type { Caller } from '../../services/services.ts';
import { type ClaimPart, toClaimView } from '../../services/views/claim-view.ts';
import type { FormPage, FormPageAnswer, FormPageAsked, FormPageDependencies } from '../form-page.ts';
import { PROBLEMS } from '../problem.ts';

/** A document in a form: JSON of 256 KB with most of its characters encoded. */
const MOST_BYTES = 1_048_576;

/** Owners prove their domain and save their document, with plain forms. */
export const page: FormPage = {
  path: '/claim',
  mostBytes: MOST_BYTES,
  show: async ({ url }, dependencies) =>
    answer(dependencies, { kind: 'opened', domain: domainOf(url.searchParams) }, 200),
  submit: answerForm,
  refuse: ({ status, message }, { url }, dependencies) =>
    answer(dependencies, { kind: 'refused', domain: domainOf(url.searchParams), field: null, message }, status),
};

interface Claiming {
  readonly domain: string;
  readonly key: string;
  readonly keyId: string;
  readonly registration: Registration;
}

async function answerForm(
  form: URLSearchParams,
  { address }: FormPageAsked,
  dependencies: FormPageDependencies,
): Promise<FormPageAnswer> {
  const { services } = dependencies;
  const domain = domainOf(form);
  const key = form.get('key')?.trim() ?? '';
  const refuse = (error: ServiceError, field: 'domain' | 'key' | null): FormPageAnswer =>
    withRetry(error, answer(dependencies, { kind: 'refused', domain, field, message: error.detail }, statusOf(error)));
  const known = await services.authenticate({ token: key, address, required: true });
  if (!known.ok) return refuse(known.error, 'key');
  const { keyId } = known.caller;
  if (keyId === null) return refuse({ code: 'unauthorized', detail: 'Enter your key.' }, 'key');
  const spent = await takeGrant(dependencies, known.caller);
  if (spent) return refuse(spent, null);
  const found = await services.getRegistration({ keyId, domain });
  if (!found.ok) return refuse(found.error, 'domain');
  const claiming = { domain: found.value.domain, key, keyId, registration: found.value };
  const text = form.get('document');
  if (form.get('do') === 'save' && text !== null) return saveDocument(claiming, text, dependencies);
  return answer(dependencies, { kind: 'looked', ...claiming }, 200);
}

async function takeGrant({ services }: FormPageDependencies, caller: Caller): Promise<ServiceError | null> {
  const grant = await services.takeGrant({ policy: 'register', caller });
  if (grant.granted) return null;
  const retryAfterSeconds = grant.retryAfterSeconds ?? 1;
  return {
    code: 'rate_limited',
    detail: `That was often; try again in ${retryAfterSeconds} seconds.`,
    retryAfterSeconds,
  };
}

async function saveDocument(
  claiming: Claiming,
  text: string,
  dependencies: FormPageDependencies,
): Promise<FormPageAnswer> {
  const { services } = dependencies;
  const { keyId, domain } = claiming;
  const notSaved = (error: ServiceError): FormPageAnswer => {
    const { detail: message, errors = [] } = error;
    const part: ClaimPart = { kind: 'not-saved', ...claiming, text, message, errors };
    return withRetry(error, answer(dependencies, part, statusOf(error)));
  };
  const body = parseObject(text);
  if (typeof body === 'string') return notSaved({ code: 'invalid_input', detail: body });
  const saved = await services.saveDocument({ keyId, body: { ...body, domain } });
  if (!saved.ok) return notSaved(saved.error);
  const now = await services.getRegistration({ keyId, domain });
  const registration = now.ok ? now.value : claiming.registration;
  const { message, report_url, notices } = saved.value;
  const told = notices.map((notice) => notice.message);
  return answer(
    dependencies,
    { kind: 'saved', ...claiming, registration, message, reportUrl: report_url, notices: told },
    200,
  );
}

/** The object that a text holds, or what is wrong with it. */
function parseObject(text: string): Record<string, unknown> | string {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { ...value };
    return 'This is no LAWP document: it begins with { and ends with }.';
  } catch (error) {
    return `This is no JSON: ${error instanceof Error ? error.message : 'it cannot be read'}.`;
  }
}

function domainOf(fields: URLSearchParams): string {
  return fields.get('domain')?.trim().slice(0, 2048) ?? '';
}

/** A browser would ask for a password at a bare 401; the form says it better. */
function statusOf({ code }: ServiceError): number {
  return code === 'unauthorized' ? 403 : PROBLEMS[code].status;
}

function withRetry({ retryAfterSeconds }: ServiceError, shown: FormPageAnswer): FormPageAnswer {
  if (retryAfterSeconds === undefined) return shown;
  return { ...shown, headers: { 'Retry-After': String(retryAfterSeconds) } };
}

function answer({ baseUrl }: FormPageDependencies, part: ClaimPart, status: number): FormPageAnswer {
  return { status, view: toClaimView(baseUrl, part) };
}
