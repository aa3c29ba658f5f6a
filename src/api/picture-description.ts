import { z } from 'zod';
import type { Answer, Parameter } from './route.ts';

/** Which of its two forms a badge is asked for in. */
export const STYLE_PARAMETER: Parameter = {
  name: 'style',
  description: '"card" for the large plate; anything else is the compact one.',
  required: false,
  schema: z.string(),
  example: 'card',
};

/** A picture as bytes. */
export const PNG_ANSWER: Answer = {
  description: 'The picture.',
  mediaType: 'image/png',
  schema: z.string().meta({ contentMediaType: 'image/png', description: 'The bytes of the picture.' }),
  headers: ['Content-Security-Policy', 'Cross-Origin-Resource-Policy'],
};
