import { z } from 'zod';
import { descriptionRoute } from '../description-route.ts';
import { openApi } from '../openapi.ts';
import type { DescribedPath, Route } from '../route.ts';

/** The description of the API. @param routes what is described */
export function openApiRoute(routes: readonly DescribedPath[]): Route {
  const printed = new Map<string, string>();
  return descriptionRoute({
    path: '/openapi.json',
    id: 'openapi',
    summary: 'The description of the API',
    description: 'OpenAPI 3.1, made from the schemas of requests and answers.',
    mediaType: 'application/json; charset=utf-8',
    schema: z.looseObject({ openapi: z.string() }),
    example: { openapi: '3.1.0' },
    print({ baseUrl, operator }) {
      const text = printed.get(baseUrl) ?? JSON.stringify(openApi({ routes, baseUrl, operator }));
      printed.set(baseUrl, text);
      return text;
    },
  });
}
