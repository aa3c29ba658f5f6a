import { PROBLEMS } from '../../api/problem.ts';
import type { ServiceError } from '../../services/service-error.ts';
import type { AnyView } from '../views/any-view.ts';
import type { FormPageAnswer } from './form-page.ts';

/** A page that says what is wrong with the form that was sent, with the status of that fault. */
export function refusedForm({ code, retryAfterSeconds }: ServiceError, view: AnyView): FormPageAnswer {
  // A browser would ask for a password at a bare 401; the form says it better.
  const status = code === 'unauthorized' ? 403 : PROBLEMS[code].status;
  return { status, view, headers: retryAfterSeconds === undefined ? {} : { 'Retry-After': String(retryAfterSeconds) } };
}
