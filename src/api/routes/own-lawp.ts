import { descriptionRoute } from '../description-route.ts';
import { ownDocument } from '../own-document.ts';
import { lawp } from '../schemas/site.ts';

/** The LAWP document of the service itself. */
export const route = descriptionRoute({
  path: '/.well-known/lawp.json',
  id: 'own_lawp',
  summary: 'The LAWP document of this service',
  description: 'Its actions can be called as the format says.',
  mediaType: 'application/json; charset=utf-8',
  schema: lawp,
  example: ownDocument({ baseUrl: 'https://waymark.example.com', operator: null }),
  print: ({ baseUrl, operator }) => JSON.stringify(ownDocument({ baseUrl, operator })),
});
