import type { Fetched } from '../fetch/fetch-resource.ts';
import type { PageLinks } from './page-links.ts';
import type { VisitRun } from './visit-run.ts';

/**
 * Asks for the first style sheet of a page that is the site's own, which tells what of its pages nobody sees. Takes the
 * page's links; gives the answer, or none where the page has no such sheet or the visit must end.
 */
export async function askForSheet(run: VisitRun, { sheets }: PageLinks): Promise<Fetched[]> {
  const url = sheets.find((sheet) => run.isOwn(sheet));
  return url === undefined || run.stopped() ? [] : [await run.ask({ role: 'style', url })];
}
