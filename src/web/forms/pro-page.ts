import type { NewKey } from '../../services/keys/key-info.ts';
import type { Outcome } from '../../services/outcome.ts';
import type { ServiceError } from '../../services/service-error.ts';
import { type ProPart, type ProView, toProView } from '../views/pro-view.ts';
import type { FormPage, FormPageAnswer, FormPageAsked, FormPageDependencies } from './form-page.ts';
import { refusedForm } from './refused-form.ts';

/** Pro keys on the web site: get one; look at, replace or end one's own. */
export const page: FormPage = {
  path: '/pro',
  show: async (_asked, dependencies) => answer(dependencies, { kind: 'opened' }, 200),
  submit(form, asked, dependencies) {
    const wish = form.get('do') ?? '';
    const act = Object.hasOwn(ACTS, wish) ? ACTS[wish] : undefined;
    if (act) return act(form, asked, dependencies);
    return Promise.resolve(answer(dependencies, { kind: 'refused', message: 'Choose what to do.' }, 400));
  },
  refuse: ({ status, message }, _asked, dependencies) => answer(dependencies, { kind: 'refused', message }, status),
};

const ACTS: Readonly<Record<string, FormPage['submit']>> = {
  issue: issueKey,
  show: (form, asked, dependencies) =>
    withOwnKey(form, asked, dependencies, async (id, key) => {
      const info = await dependencies.services.findKeyInfo({ id });
      return answer(dependencies, info === null ? { kind: 'opened' } : { kind: 'shown', key, info }, 200);
    }),
  rotate: (form, asked, dependencies) =>
    withOwnKey(form, asked, dependencies, async (id) =>
      newKey(dependencies, await dependencies.services.rotateKey({ id }), id, toHeldFault),
    ),
  revoke: (form, asked, dependencies) =>
    withOwnKey(form, asked, dependencies, async (id) => {
      const ended = await dependencies.services.revokeKey({ id });
      return ended.ok
        ? answer(dependencies, { kind: 'ended', id }, 200)
        : faulty(dependencies, ended.error, toHeldFault);
    }),
};

async function issueKey(
  form: URLSearchParams,
  { address }: FormPageAsked,
  dependencies: FormPageDependencies,
): Promise<FormPageAnswer> {
  const label = form.get('label') ?? '';
  const issued = await dependencies.services.issueKey({ label, code: form.get('code'), address });
  return newKey(dependencies, issued, null, ({ detail, errors }) => ({
    kind: 'not-issued',
    label,
    field: errors?.[0]?.path === 'label' ? 'label' : errors?.[0]?.path === 'code' ? 'code' : null,
    message: detail,
  }));
}

/** Does something with the key that was entered: whoever has it may. */
async function withOwnKey(
  form: URLSearchParams,
  { address }: FormPageAsked,
  dependencies: FormPageDependencies,
  act: (id: string, key: string) => Promise<FormPageAnswer>,
): Promise<FormPageAnswer> {
  const token = form.get('key')?.trim() ?? '';
  const known = await dependencies.services.authenticate({ token, address, required: true, isUse: false });
  if (!known.ok) return faulty(dependencies, known.error, toHeldFault);
  const { keyId } = known.caller;
  return keyId === null ? answer(dependencies, { kind: 'opened' }, 200) : act(keyId, token);
}

function newKey(
  dependencies: FormPageDependencies,
  made: Outcome<NewKey>,
  replaces: string | null,
  toFault: (error: ServiceError) => ProPart,
): FormPageAnswer {
  if (!made.ok) return faulty(dependencies, made.error, toFault);
  return answer(dependencies, { kind: 'issued', ...made.value, replaces }, 200);
}

const toHeldFault = ({ detail }: ServiceError): ProPart => ({ kind: 'key-refused', message: detail });

function faulty(
  dependencies: FormPageDependencies,
  error: ServiceError,
  toFault: (error: ServiceError) => ProPart,
): FormPageAnswer {
  return refusedForm(error, viewOf(dependencies, toFault(error)));
}

function answer(dependencies: FormPageDependencies, part: ProPart, status: number): FormPageAnswer {
  return { status, view: viewOf(dependencies, part) };
}

function viewOf({ baseUrl, operator, keyMode }: FormPageDependencies, part: ProPart): ProView {
  return toProView({ baseUrl, operator, keyMode, part });
}
