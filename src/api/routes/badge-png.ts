import { domainParameter } from '../domain-parameter.ts';
import { answerBadgePng } from '../picture-answer.ts';
import { PNG_ANSWER, STYLE_PARAMETER } from '../picture-description.ts';
import type { Route } from '../route.ts';

/** The badge of a site for places that show no SVG. */
export const route: Route = {
  path: '/badge.png',
  tag: 'Badges',
  operations: {
    GET: {
      handle: answerBadgePng,
      key: 'none',
      limit: 'cached',
      isKept: true,
      id: 'badge_png',
      summary: 'The badge of a site as PNG',
      description:
        'The same picture at twice its size, for e-mail and other places that show no SVG. A domain that is not indexed gets a neutral picture with 200.',
      parameters: [domainParameter('The domain of the badge.'), STYLE_PARAMETER],
      answers: { 200: PNG_ANSWER },
      problems: ['invalid_input'],
    },
  },
};
