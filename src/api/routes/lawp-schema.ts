import { z } from 'zod';
import { lawpJsonSchema } from '../../core/lawp/validate.ts';
import { descriptionRoute } from '../description-route.ts';

/** Where the JSON Schema of LAWP is. */
export const LAWP_SCHEMA_PATH = '/schemas/lawp.json';

/** The shape of a LAWP document, for editors and validators. */
export const route = descriptionRoute({
  path: LAWP_SCHEMA_PATH,
  id: 'lawp_schema',
  summary: 'The JSON Schema of a LAWP document',
  description:
    'JSON Schema 2020-12 of versions 0.1 to 0.5. Rules between two parts of a document are not in it; the checker has them.',
  mediaType: 'application/schema+json; charset=utf-8',
  schema: z.looseObject({ $id: z.url(), title: z.string(), type: z.literal('object') }),
  example: {
    $id: `https://waymark.example.com${LAWP_SCHEMA_PATH}`,
    title: 'LAWP document',
    type: 'object',
  },
  print: ({ baseUrl }) => {
    const { $schema, ...schema } = lawpJsonSchema();
    return JSON.stringify({ $schema, $id: `${baseUrl}${LAWP_SCHEMA_PATH}`, title: 'LAWP document', ...schema });
  },
});
