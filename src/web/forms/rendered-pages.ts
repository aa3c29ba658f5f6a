import { isForPrograms } from '../../api/is-for-programs.ts';
import { prefersMarkdown } from '../../api/prefers-markdown.ts';
import { type ProblemCode, problem } from '../../api/problem.ts';
import type { DomainName } from '../../core/domain/domain-name.ts';
import { operatorDomain, parseDomain } from '../../core/domain/parse-domain.ts';
import type { FetchDocument } from '../../core/lawp/fetch-document.ts';
import { percentDecoded } from '../../core/percent-decoded.ts';
import type { SiteStatus } from '../../core/site/facts.ts';
import { isShown } from '../../core/site/site-status.ts';
import { withIndexLine } from '../../prints/index-line.ts';
import type { Services } from '../../services/create-services.ts';
import type { KeyPolicy } from '../../services/keys/issue-key.ts';
import { toNotFoundView, toOnlyReadView, toUnshownSiteView } from '../views/absent-view.ts';
import type { AnyView, RenderPage } from '../views/any-view.ts';
import { handleFormPage, isFormPage } from './form-pages.ts';
import { answerSearchPage } from './search-page.ts';

/** Pages that are made for each request. */
export interface RenderedPages {
  /** Whether a page is made for each request, though a file may be drawn at its path. */
  isMade(pathname: string): boolean;
  /**
   * A page or redirect for this request, or that its method is not possible; null when it is for the drawn files.
   * @param address the caller's, as the name of a bucket
   */
  answer(request: Request, address: string): Promise<Response | null>;
  /** The answer where no drawn file is. */
  notFound(request: Request): Promise<Response>;
}

export interface RenderedPagesInput {
  readonly bundle: { readonly render: RenderPage };
  readonly services: Services;
  readonly baseUrl: string;
  readonly operator: string | null;
  readonly keyMode: KeyPolicy['mode'];
  readonly fetchDocument: FetchDocument;
  readonly newRequestId: () => string;
  /** Sees to work that goes on after the answer was sent. */
  readonly later: (work: Promise<unknown>) => void;
}

const SITE_PATH = /^\/site\/([^/]+)(\/?)$/;
const TWIN = /\.(json|md)$/;

const isReading = (method: string): boolean => method === 'GET' || method === 'HEAD';
const isMade = (pathname: string): boolean => pathname === '/search' || isFormPage(pathname);

/** Makes the few pages that cannot be drawn ahead: search results, unknown sites, whatever is not there. */
export function createRenderedPages(input: RenderedPagesInput): RenderedPages {
  return {
    isMade: (pathname) => isMade(pathname.replace(/\.md$/, '')),
    async answer(asked, address) {
      const request = toPageRequest(asked);
      const made = await makePage(input, request, address);
      return made && inWantedForm(input, request, made);
    },
    notFound: async (request) => inWantedForm(input, request, await notFound(input, request)),
  };
}

async function makePage(input: RenderedPagesInput, request: Request, address: string): Promise<Response | null> {
  const url = new URL(request.url);
  const render = (path: string, view: AnyView) => input.bundle.render(path, { view });
  const form = await handleFormPage(request, { ...input, render }, address);
  if (form) return isProblem(request) ? formProblem(input, form) : form;
  if (!isReading(request.method)) return answerOtherMethod(input, request);
  if (url.pathname === '/search')
    return answerSearchPage({ ...input, render }, url, { address, isForPrograms: isProblem(request) });
  return withoutSlash(url) ?? canonicalSite(input, url);
}

/** Pages that are made for each request have a Markdown twin by address, as drawn ones do: `/check.md` is `/check`. */
function toPageRequest(request: Request): Request {
  const url = new URL(request.url);
  const page = url.pathname.replace(/\.md$/, '');
  const { method } = request;
  if (page === url.pathname || !isMade(page) || !isReading(method)) return request;
  url.pathname = page;
  const headers = new Headers(request.headers);
  headers.set('Accept', 'text/markdown');
  return new Request(url, { method, headers });
}

/** A page as HTML, or as Markdown for whoever would rather have that. */
async function inWantedForm({ baseUrl }: RenderedPagesInput, request: Request, page: Response): Promise<Response> {
  if (!page.headers.get('Content-Type')?.startsWith('text/html')) return page;
  page.headers.append('Vary', 'Accept');
  if (!prefersMarkdown(request.headers.get('Accept'))) return page;
  const headers = new Headers(page.headers);
  headers.set('Content-Type', 'text/markdown; charset=utf-8');
  // A parser of HTML is loaded with the first who asks so.
  const { toPageMarkdown } = await import('../markdown/page-markdown.ts');
  return new Response(withIndexLine(toPageMarkdown(await page.text(), baseUrl), baseUrl), {
    status: page.status,
    headers,
  });
}

/** Somebody may type a slash behind the name of such a page. */
function withoutSlash({ pathname, search }: URL): Response | null {
  const bare = pathname.replace(/\/$/, '');
  if (bare === pathname || !isMade(bare)) return null;
  return new Response(null, { status: 308, headers: { Location: `${bare}${search}` } });
}

/** One address for each site: other spellings of its domain lead there (R19). */
async function canonicalSite({ services }: RenderedPagesInput, url: URL): Promise<Response | null> {
  const [, given, slash] = SITE_PATH.exec(url.pathname) ?? [];
  if (given === undefined) return null;
  const twin = TWIN.exec(given)?.[0] ?? '';
  // Some domains end like a twin: they go before (R9).
  const whole = twin === '' ? null : operatorDomain(percentDecoded(given));
  if (
    whole?.ok &&
    (whole.domain !== given || slash !== '') &&
    (await services.findStatus({ domain: whole.domain })) !== null
  )
    return movedTo(`${whole.domain}${url.search}`);
  const parsed = operatorDomain(percentDecoded(given.slice(0, given.length - twin.length)));
  if (!parsed.ok || (`${parsed.domain}${twin}` === given && slash === '')) return null;
  return movedTo(`${parsed.domain}${twin}${url.search}`);
}

function movedTo(site: string): Response {
  return new Response(null, { status: 308, headers: { Location: `/site/${site}` } });
}

const FORM_PROBLEMS: ReadonlyMap<number, ProblemCode> = new Map([
  [400, 'invalid_input'],
  [401, 'unauthorized'],
  [405, 'method_not_allowed'],
  [413, 'too_large'],
  [415, 'unsupported_media_type'],
  [429, 'rate_limited'],
  [503, 'unavailable'],
]);

/** A refused form as programs are told of it (R32); an answer that is no such refusal stays a page. */
function formProblem({ baseUrl, newRequestId }: RenderedPagesInput, form: Response): Response {
  const code = FORM_PROBLEMS.get(form.status);
  if (code === undefined) return form;
  const kept = ['allow', 'retry-after', 'connection'].flatMap((name) => {
    const value = form.headers.get(name);
    return value === null ? [] : [[name, value] as const];
  });
  const detail = 'This form is for people. Apps and agents use the API, described at /docs/api.';
  return problem(baseUrl, newRequestId(), code, { detail, headers: Object.fromEntries(kept) });
}

/** Drawn files and pages are only read (R31). */
async function answerOtherMethod(input: RenderedPagesInput, request: Request): Promise<Response> {
  const headers = { Allow: 'GET, HEAD, OPTIONS' };
  if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers });
  // Whether there is anything to read is not known yet.
  const detail = 'Nothing can be sent here: pages and files can only be read. The API is described at /docs/api.';
  if (isProblem(request))
    return problem(input.baseUrl, input.newRequestId(), 'method_not_allowed', { detail, headers });
  return page(await input.bundle.render('/404', { view: toOnlyReadView() }), 405, headers);
}

async function notFound(input: RenderedPagesInput, request: Request): Promise<Response> {
  const url = new URL(request.url);
  const { parsed, twin } = readSitePath(SITE_PATH.exec(url.pathname)?.[1] ?? '');
  const absence = parsed.ok ? await findAbsence(input, parsed.domain) : null;
  const detail = absence?.detail ?? `There is nothing at ${url.pathname}.`;
  const status = absence?.status ?? 404;
  if (twin === 'md') return page(`${detail}\n`, status, { 'Content-Type': 'text/markdown; charset=utf-8' });
  if (isProblem(request)) return problem(input.baseUrl, input.newRequestId(), 'not_found', { detail });
  const view = absence?.view ?? toNotFoundView();
  return page(await input.bundle.render('/404', { view }), status);
}

/** What is told of a site without a report: programs why there is none, or how it comes in; people the same on a page. */
async function findAbsence({ services }: RenderedPagesInput, domain: DomainName) {
  const known = await services.findStatus({ domain });
  const isPublic = parseDomain(domain).ok;
  // A site of the operator's own may have a reserved name: nobody can suggest it, but it is checked again like any other.
  const isKept = known !== null && !isShown(known.status);
  const view = toUnshownSiteView(domain, known, isPublic || isKept ? '/suggest' : null);
  const mend = isPublic ? `Suggest it: POST it to /api/suggest, or open /suggest?domain=${domain}.` : '';
  const why = known === null || isShown(known.status) ? mend : view.text;
  return {
    detail: `${domain} is not in the index. ${why}`.trimEnd(),
    view,
    status: STATUS_OF[known?.status ?? 'gone'] ?? 404,
  };
}

/** A site that asks not to be indexed has a page that says so; one that shuts us out had one, perhaps. */
const STATUS_OF: Readonly<Partial<Record<SiteStatus, number>>> = { noindex: 200, opted_out: 410 };

/** The site that an address is about; "cafe.md" is a domain, not a twin of "cafe" (R9). */
function readSitePath(given: string): { parsed: ReturnType<typeof operatorDomain>; twin: string | undefined } {
  const twin = TWIN.exec(given)?.[1];
  const parsed = operatorDomain(percentDecoded(given.replace(TWIN, '')));
  const whole = parseDomain(percentDecoded(given));
  return !parsed.ok && whole.ok ? { parsed: whole, twin: undefined } : { parsed, twin };
}

function isProblem({ url, headers }: Request): boolean {
  return isForPrograms(new URL(url).pathname, headers.get('accept'));
}

function page(text: string, status: number, headers: Readonly<Record<string, string>> = {}): Response {
  return new Response(text, {
    status,
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store', ...headers },
  });
}
