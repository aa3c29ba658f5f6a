import { bareHost } from '../../core/domain/bare-host.ts';
import { registrableDomain } from '../../core/domain/registrable-domain.ts';
import { type FetchedDocument, LAWP_PATH } from '../../core/lawp/fetch-document.ts';
import { grantRefusal } from '../../services/limits/grant-refusal.ts';
import type { PolicyName } from '../../services/limits/policies.ts';
import type { ServiceError } from '../../services/service-error.ts';
import { checkedFile, checkedText } from '../views/check-result.ts';
import { type CheckPart, toCheckView } from '../views/check-view.ts';
import {
  type FormPage,
  type FormPageAnswer,
  type FormPageAsked,
  type FormPageDependencies,
  isShownAgain,
} from './form-page.ts';
import { refusedForm } from './refused-form.ts';

/** A document of 1 MB with what a form puts around it, and enough above that the rule itself says what is too large. */
const MAX_BYTES = 2 * 1_048_576;
const MAX_ADDRESS = 2048;

/** Checks a LAWP document that is pasted, uploaded or fetched. */
export const page: FormPage = {
  path: '/check',
  mostBytes: MAX_BYTES,
  takesFiles: true,
  show(asked, dependencies) {
    const address = asked.url.searchParams.get('address')?.trim().slice(0, MAX_ADDRESS) ?? '';
    return address === '' ? shown(dependencies, {}) : checkAddress(address, asked, dependencies);
  },
  submit: checkSent,
  refuse: ({ status, message }, _asked, { baseUrl }) => ({
    status,
    view: toCheckView(baseUrl, { problem: { field: null, message } }),
  }),
};

async function checkSent(
  form: URLSearchParams,
  { address, files }: FormPageAsked,
  dependencies: FormPageDependencies,
): Promise<FormPageAnswer> {
  const text = form.get('document') ?? '';
  const file = files?.get('file');
  if (file === undefined && text.trim() === '') {
    const message = 'Paste a document, or choose a file.';
    return answer(dependencies, { problem: { field: 'document', message } }, 400);
  }
  const refused = await refusal(dependencies, 'check', address);
  if (refused !== null) return turnAway(dependencies, isShownAgain(text) ? { text } : {}, refused);
  const result = file === undefined ? checkedText(text) : checkedFile(file);
  return shown(dependencies, { text, result });
}

/** A link to a result may be shared: whoever opens it has the document fetched anew. */
async function checkAddress(
  text: string,
  { address }: FormPageAsked,
  dependencies: FormPageDependencies,
): Promise<FormPageAnswer> {
  const url = toAddress(text);
  if (url === null) {
    const message = 'This is not a web address. Type a domain, or the address of the file.';
    return answer(dependencies, { address: text, problem: { field: 'address', message } }, 400);
  }
  const refused =
    (await refusal(dependencies, 'check', address)) ??
    (await refusal(dependencies, 'checked_file', registrableDomain(url.hostname)));
  if (refused !== null) return turnAway(dependencies, { address: text }, refused);
  const fetched = await fetchFrom(url, dependencies);
  if (!fetched.ok) {
    const message = `The file could not be fetched. ${fetched.reason}`;
    return shown(dependencies, { address: text, problem: { field: 'address', message } });
  }
  return shown(dependencies, { address: text, result: checkedFile(fetched.body, { ...fetched, asked: url }) });
}

async function fetchFrom(url: URL, { services, fetchDocument }: FormPageDependencies): Promise<FetchedDocument> {
  const known = await services.findStatus({ domain: bareHost(url) });
  if (known?.status === 'opted_out') {
    return { ok: false, reason: 'The site asks our bot to stay away. Paste the document instead.' };
  }
  return fetchDocument(url);
}

/** A domain stands for the file where agents look for it. */
function toAddress(text: string): URL | null {
  const url = URL.parse(/^[a-z][a-z0-9+.-]*:\/\//i.test(text) ? text : `https://${text}`);
  if (url === null || !url.hostname.includes('.')) return null;
  url.hash = '';
  if (url.pathname === '/' && url.search === '') url.pathname = LAWP_PATH;
  return url;
}

async function refusal(
  { services }: FormPageDependencies,
  policy: PolicyName,
  address: string,
): Promise<ServiceError | null> {
  const grant = await services.takeGrant({ policy, caller: { address, keyId: null } });
  return grant.granted ? null : grantRefusal(grant);
}

function turnAway({ baseUrl }: FormPageDependencies, part: CheckPart, error: ServiceError): FormPageAnswer {
  return refusedForm(error, toCheckView(baseUrl, { ...part, problem: { field: null, message: error.detail } }));
}

function answer({ baseUrl }: FormPageDependencies, part: CheckPart, status: number): FormPageAnswer {
  return { status, view: toCheckView(baseUrl, part) };
}

async function shown(dependencies: FormPageDependencies, part: CheckPart): Promise<FormPageAnswer> {
  return answer(dependencies, part, 200);
}
