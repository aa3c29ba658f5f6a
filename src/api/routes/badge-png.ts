import { z } from 'zod';
import { domainParameter } from '../domain-parameter.ts';
import { answerBadgePng } from '../picture-answer.ts';
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
      parameters: [
        domainParameter('The domain of the badge.'),
        {
          name: 'style',
          description: '"card" for the large plate; anything else is the compact one.',
          required: false,
          schema: z.string(),
          example: 'card',
        },
      ],
      answers: {
        200: {
          description: 'The picture.',
          mediaType: 'image/png',
          schema: z.string().meta({ contentMediaType: 'image/png', description: 'The bytes of the picture.' }),
          headers: ['Content-Security-Policy', 'Cross-Origin-Resource-Policy'],
        },
      },
      problems: ['invalid_input'],
    },
  },
};
