import { MAX_BODY_BYTES } from '../../api/read-json-body.ts';
import { canonicalJson } from '../../core/lawp/canonical-json.ts';
import { isObject } from '../../core/lawp/json-value.ts';
import { MAX_LEVELS, nestsDeeper } from '../../core/lawp/nests-deeper.ts';
import { placeInJson } from '../../core/lawp/place-in-json.ts';
import { formatMinute } from '../../prints/format-day.ts';
import { bytesOf } from '../../prints/what-fits.ts';
import { grantRefusal } from '../../services/limits/grant-refusal.ts';
import type { Outcome } from '../../services/outcome.ts';
import { savesSeen } from '../../services/register/document-tag.ts';
import { fitRegistration } from '../../services/register/fit-registration.ts';
import type { Registration } from '../../services/register/registration.ts';
import type { SavedDocument } from '../../services/register/save-document.ts';
import type { ServiceError } from '../../services/service-error.ts';
import { toClaimView } from '../views/claim-view.ts';
import type { Claiming, ClaimPart, Warned } from '../views/parts/claim-part.ts';
import { formDomain } from './form-domain.ts';
import {
  type FormPage,
  type FormPageAnswer,
  type FormPageAsked,
  type FormPageDependencies,
  isShownAgain,
} from './form-page.ts';
import { refusedForm } from './refused-form.ts';

/** A document in a form: JSON of 256 KB, indented, with most of its characters encoded. */
const MAX_BYTES = 1_048_576;
const TOO_LONG = unreadable(`A document may be up to ${MAX_BODY_BYTES / 1024} KB; this one is longer.`);

/** Owners prove their domain and save their document, with plain forms. */
export const page: FormPage = {
  path: '/claim',
  mostBytes: MAX_BYTES,
  show: async ({ url }, dependencies) => shown(dependencies, { kind: 'opened', domain: formDomain(url.searchParams) }),
  submit: answerForm,
  refuse: ({ status, message }, { url }, { baseUrl }) => {
    const part: ClaimPart = { kind: 'refused', domain: formDomain(url.searchParams), field: null, message };
    return { status, view: toClaimView(baseUrl, part) };
  },
};

/** What was sent: who claims which domain, and the document where one is to be saved. */
interface Sent {
  readonly domain: string;
  readonly key: string;
  readonly text: string | null;
  /** Tag of the document that this one began with; empty where nobody knows it. */
  readonly since: string;
  readonly how: HowToSave;
}

/** save: unless that costs something; save-anyway: all the same; save-keep: with what we read beside it. */
type HowToSave = (typeof SAVES)[number];
const SAVES = ['save', 'save-anyway', 'save-keep'] as const;

async function answerForm(
  form: URLSearchParams,
  { address }: FormPageAsked,
  dependencies: FormPageDependencies,
): Promise<FormPageAnswer> {
  const how = SAVES.find((name) => name === form.get('do'));
  const text = how === undefined ? null : form.get('document');
  const [key, since] = [form.get('key')?.trim() ?? '', form.get('since') ?? ''];
  const sent: Sent = { domain: formDomain(form), key, text, since, how: how ?? 'save' };
  const known = await dependencies.services.authenticate({ token: sent.key, address, required: true });
  if (!known.ok) {
    const isKept = known.error.code !== 'rate_limited' || isShownAgain(text ?? '');
    return turnAway(dependencies, isKept ? sent : { ...sent, text: null }, known.error, 'key');
  }
  const { keyId } = known.caller;
  if (keyId === null) return turnAway(dependencies, sent, { code: 'unauthorized', detail: 'Enter your key.' }, 'key');
  const grant = await dependencies.services.takeGrant({ policy: 'register', caller: known.caller });
  if (!grant.granted) return turnAway(dependencies, sent, grantRefusal(grant), null);
  const answer = await answerKnown(sent, keyId, dependencies);
  if (answer.status === 400) await dependencies.services.returnGrant({ caller: known.caller, grant });
  return answer;
}

async function answerKnown(sent: Sent, keyId: string, dependencies: FormPageDependencies): Promise<FormPageAnswer> {
  const { domain, key, text, since, how } = sent;
  const found = await dependencies.services.getRegistration({ keyId, domain });
  if (!found.ok) return turnAway(dependencies, sent, found.error, 'domain');
  const registration = fitRegistration(found.value);
  const claiming: Claiming = { domain: registration.domain, key, registration };
  return text === null
    ? shown(dependencies, { kind: 'looked', ...claiming })
    : saveDocument({ claiming, keyId, text, since, how }, dependencies);
}

/** Says what is wrong with key or domain; a document that came along stays in its field. */
function turnAway(
  { baseUrl }: FormPageDependencies,
  { domain, key, text, since }: Sent,
  error: ServiceError,
  field: 'domain' | 'key' | null,
): FormPageAnswer {
  const { detail: message } = error;
  const part: ClaimPart =
    text === null
      ? { kind: 'refused', domain, field, message }
      : { kind: 'turned-away', domain, key, text, since, message: `It was not saved. ${message}`, errors: [] };
  return refusedForm(error, toClaimView(baseUrl, part));
}

interface Saving {
  readonly claiming: Claiming;
  readonly keyId: string;
  readonly text: string;
  readonly since: string;
  readonly how: HowToSave;
}

async function saveDocument(
  { claiming, keyId, text, since, how }: Saving,
  dependencies: FormPageDependencies,
): Promise<FormPageAnswer> {
  const { baseUrl, services } = dependencies;
  const { domain } = claiming;
  const notSaved = (error: ServiceError): FormPageAnswer => {
    const { detail: message, errors = [] } = error;
    return refusedForm(error, toClaimView(baseUrl, { kind: 'not-saved', ...claiming, text, since, message, errors }));
  };
  const body = parseObject(text);
  if (!body.ok) return notSaved(body.error);
  const meanwhile = savedMeanwhile(claiming.registration, since, body.value);
  // From here on nobody else's save is replaced unseen.
  const asked = { keyId, body: body.value, claimed: domain, ifMatch: claiming.registration.etag };
  if (how === 'save' || (since !== '' && meanwhile !== null)) {
    const looked = await services.saveDocument({ ...asked, preview: true });
    const warned = looked.ok ? toWarned(looked.value, text, meanwhile) : null;
    if (warned !== null) return shown(dependencies, { kind: 'warned', ...claiming, ...warned });
  }
  const saved = await services.saveDocument({ ...asked, keepRead: how === 'save-keep' });
  if (!saved.ok) return notSaved(saved.error);
  const now = await services.getRegistration({ keyId, domain });
  const notices = saved.value.notices.map(({ message }) => message);
  const registration = now.ok ? fitRegistration(now.value) : claiming.registration;
  return shown(dependencies, { kind: 'saved', ...claiming, registration, notices });
}

/** What is said before a document is saved that costs something; null for one that does not. */
function toWarned({ notices, left_out }: SavedDocument, text: string, meanwhile: string | null): Warned | null {
  const lower = notices.find(({ code }) => code === 'score_lower')?.message ?? null;
  const told = [meanwhile, lower].filter((message) => message !== null);
  if (told.length === 0) return null;
  return { text, message: told.join(' '), leftOut: lower === null ? { pages: 0, actions: 0 } : left_out };
}

/** Says that another document was saved since the owner got the one that was changed; null when none was, or this one. */
function savedMeanwhile({ saved_at, lawp, etag }: Registration, since: string, sent: unknown): string | null {
  if (savesSeen(etag) === savesSeen(since) || canonicalJson(lawp) === canonicalJson(sent)) return null;
  const how = saved_at === null ? 'by another owner of this site' : `with your key on ${formatMinute(saved_at)}`;
  return `Another document was saved ${how}, after you opened this one. Yours would replace it.`;
}

/** The object that a text holds, or what is wrong with it. */
function parseObject(text: string): Outcome<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text);
    if (nestsDeeper(value)) return unreadable(`A document may be nested at most ${MAX_LEVELS} levels deep.`);
    // Without the spaces that we indent it with.
    if (bytesOf(value) > MAX_BODY_BYTES) return TOO_LONG;
    if (isObject(value)) return { ok: true, value: { ...value } };
    return unreadable('This is not a LAWP document: one begins with { and ends with }.');
  } catch (error) {
    const mend = 'look for a missing comma, a bracket or a curly quote, there or just before';
    return unreadable(`This is not valid JSON${placeInJson(error, text)}; ${mend}.`);
  }
}

function unreadable(detail: string): { readonly ok: false; readonly error: ServiceError } {
  return { ok: false, error: { code: 'invalid_input', detail } };
}

function shown({ baseUrl }: FormPageDependencies, part: ClaimPart): FormPageAnswer {
  return { status: 200, view: toClaimView(baseUrl, part) };
}
