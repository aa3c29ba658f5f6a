import { z } from 'zod';
import { CRITERIA_WORD } from '../../core/readiness/criteria-count.ts';
import { PICTURED_PAGES } from '../../prints/pictures/page-choices.ts';
import { domainParameter } from '../domain-parameter.ts';
import { answerSitePicture } from '../picture-answer.ts';
import { PNG_ANSWER } from '../picture-description.ts';
import type { Parameter, Route } from '../route.ts';

const PAGE_PARAMETER: Parameter = {
  name: 'page',
  description: 'A page of this service, where no domain is given.',
  required: false,
  schema: z.enum(PICTURED_PAGES),
  example: 'docs',
};

/** The picture that stands beside a link to a report. */
export const route: Route = {
  path: '/og.png',
  tag: 'Badges',
  operations: {
    GET: {
      handle: answerSitePicture,
      key: 'none',
      limit: 'cached',
      isKept: true,
      id: 'site_picture',
      summary: 'The picture of a report as PNG',
      description: `Name, score and ${CRITERIA_WORD} marks, 1200 by 630 pixels: what is shown beside a link to the report. With \`page\` in place of \`domain\`: the picture of a page of ours.`,
      parameters: [{ ...domainParameter('The domain of the site.'), required: false }, PAGE_PARAMETER],
      answers: { 200: PNG_ANSWER },
      problems: ['invalid_input', 'not_found'],
    },
  },
};
