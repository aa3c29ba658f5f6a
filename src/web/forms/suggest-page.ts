import { grantRefusal } from '../../services/limits/grant-refusal.ts';
import { toSuggestView } from '../views/suggest-view.ts';
import { formDomain } from './form-domain.ts';
import type { FormPage, FormPageAnswer, FormPageAsked, FormPageDependencies } from './form-page.ts';
import { refusedForm } from './refused-form.ts';

/** Visitors propose a site and watch its visit, with a plain form. */
export const page: FormPage = {
  path: '/suggest',
  show: async ({ url }, { baseUrl, services }) => {
    const domain = formDomain(url.searchParams);
    const found = domain === '' ? null : await services.getSuggestion({ domain });
    return { status: 200, view: toSuggestView(baseUrl, { domain, ...(found?.ok ? { suggestion: found.value } : {}) }) };
  },
  submit: answerForm,
  refuse: ({ status, message }, { url }, { baseUrl }) => ({
    status,
    view: toSuggestView(baseUrl, { domain: formDomain(url.searchParams), problem: { message, isWrong: false } }),
  }),
};

async function answerForm(
  form: URLSearchParams,
  { address }: FormPageAsked,
  { baseUrl, services }: FormPageDependencies,
): Promise<FormPageAnswer> {
  const domain = formDomain(form);
  const again = form.get('again') === 'yes';
  const caller = { address, keyId: null };
  const grant = await services.takeGrant({ policy: 'suggest', caller });
  const done = grant.granted
    ? await services.suggestSite({ domain, path: 'domain', again })
    : { ok: false as const, error: grantRefusal(grant) };
  if (!done.ok) {
    const { code, detail: message } = done.error;
    if (code === 'invalid_input') await services.returnGrant({ caller, grant });
    return refusedForm(
      done.error,
      toSuggestView(baseUrl, { domain, problem: { message, isWrong: code === 'invalid_input' } }),
    );
  }
  const { status, message } = done.value;
  if (status === 'declined') return { status: 200, view: toSuggestView(baseUrl, { domain, declined: message }) };
  // What became of an earlier visit would not say why there is none now.
  if (again && status === 'refused') {
    return { status: 409, view: toSuggestView(baseUrl, { domain, problem: { message, isWrong: false } }) };
  }
  // What is shown from here on may be asked for again without suggesting again.
  const location = `/suggest?domain=${encodeURIComponent(done.value.domain)}`;
  return { status: 303, view: toSuggestView(baseUrl, { domain }), headers: { Location: location } };
}
