import { z } from 'zod';
import type { Parameter } from './route.ts';

/** The parameter `domain` as the API describes it. */
export function domainParameter(description: string): Parameter {
  return {
    name: 'domain',
    description: `${description} A host name or an http(s) address; international names as written or as punycode.`,
    required: true,
    schema: z.string().min(1).max(2048),
    example: 'example.com',
  };
}
