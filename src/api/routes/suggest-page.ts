import { type SuggestPart, toSuggestView } from '../../services/views/suggest-view.ts';
import type { FormPage, FormPageAnswer, FormPageAsked, FormPageDependencies } from '../form-page.ts';
import { PROBLEMS } from '../problem.ts';

/** Visitors propose a site and watch its visit, with a plain form. */
export const page: FormPage = {
  path: '/suggest',
  show: async ({ url }, dependencies) => {
    const domain = domainOf(url.searchParams);
    const found = domain === '' ? null : await dependencies.services.getSuggestion({ domain });
    return answer(dependencies, { domain, suggestion: found?.ok ? found.value : null }, 200);
  },
  submit: answerForm,
  refuse: ({ status, message }, { url }, dependencies) =>
    answer(dependencies, { domain: domainOf(url.searchParams), message }, status),
};

async function answerForm(
  form: URLSearchParams,
  { address }: FormPageAsked,
  dependencies: FormPageDependencies,
): Promise<FormPageAnswer> {
  const { services } = dependencies;
  const domain = domainOf(form);
  const grant = await services.takeGrant({ policy: 'suggest', caller: { address, keyId: null } });
  if (!grant.granted) {
    const seconds = grant.retryAfterSeconds ?? 1;
    const message = `That was often; suggest the next one in ${seconds} seconds.`;
    return { ...answer(dependencies, { domain, message }, 429), headers: { 'Retry-After': String(seconds) } };
  }
  const done = await services.suggestSite({ domain, path: 'domain' });
  if (!done.ok) {
    const { code, detail } = done.error;
    return answer(dependencies, { domain, message: detail, isWrong: code === 'invalid_input' }, PROBLEMS[code].status);
  }
  const { status, message } = done.value;
  if (status === 'declined') return answer(dependencies, { domain, message }, 200);
  // What is shown from here on may be asked for again without suggesting again.
  const shown = answer(dependencies, { domain }, 303);
  return { ...shown, headers: { Location: `/suggest?domain=${encodeURIComponent(done.value.domain)}` } };
}

function domainOf(fields: URLSearchParams): string {
  return fields.get('domain')?.trim().slice(0, 2048) ?? '';
}

function answer(
  { baseUrl }: FormPageDependencies,
  part: Pick<SuggestPart, 'domain'> & Partial<SuggestPart>,
  status: number,
): FormPageAnswer {
  return { status, view: toSuggestView(baseUrl, { message: null, isWrong: false, suggestion: null, ...part }) };
}
