import type { z } from 'zod';
import type { HeaderName } from './answer-headers.ts';
import { cacheHeaders, textAnswer } from './json-answer.ts';
import type { ApiDependencies, Route } from './route.ts';

/** A text about the service itself at a fixed address. */
export interface Description {
  readonly path: string;
  readonly id: string;
  readonly summary: string;
  readonly description: string;
  readonly mediaType: string;
  readonly schema: z.ZodType;
  readonly example: unknown;
  readonly print: (dependencies: ApiDependencies) => string;
  readonly headers?: Readonly<Partial<Record<HeaderName, string>>>;
  /** Group in the API's description: "Service" when absent. */
  readonly tag?: string;
}

const SECONDS = 3600;

/** The route of a text about the service: the same for all callers, kept by caches for an hour. */
export function descriptionRoute(text: Description): Route {
  const { path, id, summary, description, mediaType, schema, example, print, headers = {}, tag = 'Service' } = text;
  // The keys of the headers are their names.
  const names = Object.keys(headers) as HeaderName[];
  return {
    path,
    tag,
    operations: {
      GET: {
        handle: async (_asked, dependencies) => {
          const printed = print(dependencies);
          return textAnswer(printed, mediaType, { ...cacheHeaders(printed, SECONDS), ...headers });
        },
        key: 'none',
        limit: null,
        isKept: true,
        id,
        summary,
        description,
        answers: {
          200: { description: summary, mediaType: mediaType.replace(/;.*$/, ''), schema, example, headers: names },
        },
        problems: [],
      },
    },
  };
}
