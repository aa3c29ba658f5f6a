import { page as check } from './check-page.ts';
import { page as claim } from './claim-page.ts';
import { answerFormPage, type FormPage, type FormPageDependencies } from './form-page.ts';
import { page as pro } from './pro-page.ts';
import { page as suggest } from './suggest-page.ts';

/** The one table of pages with forms. */
const PAGES: ReadonlyMap<string, FormPage> = new Map([pro, claim, suggest, check].map((page) => [page.path, page]));

/** Whether a page with forms stands at a path. */
export function isFormPage(pathname: string): boolean {
  return PAGES.has(pathname);
}

/** Answers a page with forms; null when the path is none of them. */
export function handleFormPage(
  request: Request,
  dependencies: FormPageDependencies,
  address: string,
): Promise<Response> | null {
  const url = new URL(request.url);
  const page = PAGES.get(url.pathname);
  return page ? answerFormPage(page, request, { url, address }, dependencies) : null;
}
