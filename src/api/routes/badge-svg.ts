import { z } from 'zod';
import { answerBadge } from '../badge-answer.ts';
import { domainParameter } from '../domain-parameter.ts';
import { STYLE_PARAMETER } from '../picture-description.ts';
import type { Route } from '../route.ts';

/** The badge of a site as a picture. */
export const route: Route = {
  path: '/badge.svg',
  tag: 'Badges',
  operations: {
    GET: {
      handle: (asked, dependencies) => answerBadge(asked, dependencies, '/badge.svg'),
      key: 'none',
      limit: 'cached',
      isKept: true,
      id: 'badge_svg',
      summary: 'The badge of a site as SVG',
      description: 'A domain that is not indexed gets a neutral picture with 200, so that a page is never broken.',
      parameters: [domainParameter('The domain of the badge.'), STYLE_PARAMETER],
      answers: {
        200: {
          description: 'The picture.',
          mediaType: 'image/svg+xml',
          schema: z.string(),
          example: '<svg xmlns="http://www.w3.org/2000/svg" role="img"><title>60 of 100</title></svg>',
          headers: ['Content-Security-Policy', 'Cross-Origin-Resource-Policy'],
        },
      },
      problems: ['invalid_input'],
    },
  },
};
