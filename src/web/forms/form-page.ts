import type { FetchDocument } from '../../core/lawp/fetch-document.ts';
import type { Services } from '../../services/create-services.ts';
import type { KeyPolicy } from '../../services/keys/issue-key.ts';
import type { AnyView } from '../views/any-view.ts';
import { type FormFault, type FormFiles, type FormLimits, readForm } from './read-form.ts';

/** What pages with forms need from the runtime. */
export interface FormPageDependencies {
  readonly baseUrl: string;
  readonly operator: string | null;
  readonly keyMode: KeyPolicy['mode'];
  readonly services: Services;
  /** Asks for a document that somebody wants to have checked. */
  readonly fetchDocument: FetchDocument;
  /** HTML of the page at a path, drawn from its view. */
  readonly render: (path: string, view: AnyView) => Promise<string>;
}

/** One request for such a page. */
export interface FormPageAsked {
  readonly url: URL;
  /** The caller's address, as the name of a bucket. */
  readonly address: string;
  /** What came along with a form. */
  readonly files?: FormFiles;
}

/** Showing a megabyte takes half a second and more, and whoever is over a limit could ask for it again and again. */
const MAX_SHOWN_AGAIN = 16 * 1024;

/** Whether a text that was sent is shown again to somebody who has nothing left of a limit. */
export function isShownAgain(text: string): boolean {
  return text.length <= MAX_SHOWN_AGAIN;
}

/** What is to be shown, with the status of the answer. */
export interface FormPageAnswer {
  readonly status: number;
  readonly view: AnyView;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A page with plain forms that are sent to its own address: it works with scripts off. */
export interface FormPage extends FormLimits {
  readonly path: string;
  /** The page as it is opened. */
  readonly show: (asked: FormPageAsked, dependencies: FormPageDependencies) => Promise<FormPageAnswer>;
  /** The page after a form was sent. */
  readonly submit: (
    form: URLSearchParams,
    asked: FormPageAsked,
    dependencies: FormPageDependencies,
  ) => Promise<FormPageAnswer>;
  /** The page when a form came in a way in which forms of ours do not come. */
  readonly refuse: (fault: FormFault, asked: FormPageAsked, dependencies: FormPageDependencies) => FormPageAnswer;
}

const METHODS = 'GET, HEAD, POST, OPTIONS';

/** Answers a page with forms. Nothing of it is ever kept by caches: it may show a key. */
export async function answerFormPage(
  page: FormPage,
  request: Request,
  asked: FormPageAsked,
  dependencies: FormPageDependencies,
): Promise<Response> {
  if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: { Allow: METHODS } });
  const { status, view, headers } = await decide(page, request, asked, dependencies);
  return new Response(await dependencies.render(page.path, view), {
    status,
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store', ...headers },
  });
}

async function decide(
  page: FormPage,
  request: Request,
  asked: FormPageAsked,
  dependencies: FormPageDependencies,
): Promise<FormPageAnswer> {
  if (request.method === 'GET' || request.method === 'HEAD') return page.show(asked, dependencies);
  if (request.method !== 'POST') {
    const fault = { status: 405, message: `${request.method} is not allowed here.` } as const;
    return { ...page.refuse(fault, asked, dependencies), headers: { Allow: METHODS } };
  }
  const read = await readForm(request, dependencies.baseUrl, page);
  if (read.ok) return page.submit(read.form, { ...asked, files: read.files }, dependencies);
  const refused = page.refuse(read.fault, asked, dependencies);
  // What is left of the form is not waited for (R34).
  return read.fault.status === 413 ? { ...refused, headers: { ...refused.headers, Connection: 'close' } } : refused;
}
