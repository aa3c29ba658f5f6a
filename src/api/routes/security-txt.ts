import { z } from 'zod';
import { DAY_MS } from '../../core/day-of.ts';
import { descriptionRoute } from '../description-route.ts';

const VALID_DAYS = 180;

/** Where to report a security problem (RFC 9116, R59). */
export const route = descriptionRoute({
  path: '/.well-known/security.txt',
  id: 'security_txt',
  summary: 'Where to report a security problem',
  description: 'As RFC 9116 describes it.',
  mediaType: 'text/plain; charset=utf-8',
  schema: z.string(),
  example: 'Contact: mailto:operator@example.com\nExpires: 2027-05-20T00:00:00Z\n',
  print({ baseUrl, operator, clock }) {
    // To the day, so that the text is the same all day.
    const until = new Date(Math.floor(clock().getTime() / DAY_MS + VALID_DAYS) * DAY_MS);
    const lines = [
      `Contact: ${contactOf(operator, baseUrl)}`,
      `Expires: ${until.toISOString().replace('.000', '')}`,
      'Preferred-Languages: en',
      `Canonical: ${baseUrl}/.well-known/security.txt`,
      `Policy: ${baseUrl}/docs/security`,
    ];
    return `${lines.join('\n')}\n`;
  },
});

function contactOf(operator: string | null, baseUrl: string): string {
  if (operator !== null && /^https:\/\/\S+$/.test(operator)) return operator;
  if (operator !== null && /^[^\s@:/]+@[^\s@]+$/.test(operator)) return `mailto:${operator}`;
  return `${baseUrl}/docs/security`;
}
