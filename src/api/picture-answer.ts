import { badgeChoices } from '../prints/pictures/badge-choices.ts';
import type { PictureOrder } from '../prints/pictures/draw-picture.ts';
import { isPicturedPage, PICTURED_PAGES, pageChoices } from '../prints/pictures/page-choices.ts';
import { siteChoices } from '../prints/pictures/site-choices.ts';
import { findAskedBadge } from './find-badge.ts';
import { pictureHeaders } from './picture-headers.ts';
import type { ApiDependencies, ApiRequest } from './route.ts';

/** Screens of today have two pixels for each of a picture (R55). */
const BADGE_SCALE = 2;
const RETRY_SECONDS = 5;

/** The badge of a site as PNG, the neutral one of an unknown domain, or what is wrong with the address (R55). */
export async function answerBadgePng(asked: ApiRequest, dependencies: ApiDependencies): Promise<Response> {
  const found = await findAskedBadge('/badge.png', new URLSearchParams(asked.query), dependencies);
  if (!found.ok) return refuse(asked, found.message);
  const choices = badgeChoices(found.domain, found.drawn, found.style);
  return asked.limited(() => answerPicture(asked, dependencies, { choices, scale: BADGE_SCALE }));
}

/** The large picture of a site; 404 for a domain without a report: nothing links to it. */
export async function answerSitePicture(asked: ApiRequest, dependencies: ApiDependencies): Promise<Response> {
  const given = new URLSearchParams(asked.query);
  const page = given.get('page');
  if (page !== null && !given.has('domain')) return answerPagePicture(page, asked, dependencies);
  const found = await findAskedBadge('/badge.png', given, dependencies);
  if (!found.ok) return refuse(asked, found.message);
  const { domain, drawn } = found;
  return asked.limited(async () => {
    if (!drawn)
      return asked.fail('not_found', {
        detail: `${domain} is not in the index. Suggest it first: POST it to /api/suggest.`,
      });
    return answerPicture(asked, dependencies, { choices: siteChoices(domain, drawn), scale: 1 });
  });
}

/** The picture of a page of ours. */
async function answerPagePicture(page: string, asked: ApiRequest, dependencies: ApiDependencies): Promise<Response> {
  if (!isPicturedPage(page)) {
    const message = `There is no picture of that page; there are those of ${PICTURED_PAGES.join(', ')}.`;
    return asked.fail('invalid_input', { detail: message, errors: [{ path: 'page', message }] });
  }
  return asked.limited(() => answerPicture(asked, dependencies, { choices: pageChoices(page), scale: 1 }));
}

function refuse({ fail }: ApiRequest, message: string): Response {
  return fail('invalid_input', { detail: message, errors: [{ path: 'domain', message }] });
}

async function answerPicture(
  { fail }: ApiRequest,
  { drawPicture }: ApiDependencies,
  order: PictureOrder,
): Promise<Response> {
  const png = await drawPicture(order);
  if (png === null) {
    const detail = `Too many pictures are being drawn at the moment; try again in ${RETRY_SECONDS} seconds.`;
    return fail('unavailable', { detail, retryAfterSeconds: RETRY_SECONDS });
  }
  const headers = { 'Content-Type': 'image/png', 'Content-Length': String(png.byteLength), ...pictureHeaders(png) };
  return new Response(png, { headers });
}
