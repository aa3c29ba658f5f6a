/** One address, the status it must have and words that must be in its body. */
interface Expectation {
  readonly path: string;
  readonly status: number;
  readonly has: string;
}

/**
 * Asks the running service for one page of every kind.
 * @returns one line for each that does not answer as it should; empty when all is well
 */
export async function checkPages(baseUrl: string, domains: readonly string[]): Promise<string[]> {
  const sites = domains.flatMap((domain): Expectation[] => [
    { path: `/site/${domain}`, status: 200, has: domain },
    { path: `/site/${domain}.json`, status: 200, has: '"domain"' },
    { path: `/site/${domain}.md`, status: 200, has: domain },
    { path: `/badge.svg?domain=${domain}`, status: 200, has: '<svg' },
    { path: `/badge.svg?domain=${domain}&style=card`, status: 200, has: '<svg' },
    { path: `/badge.json?domain=${domain}`, status: 200, has: '"indexed":' },
    { path: `/api/search?q=${domain}`, status: 200, has: '"results":' },
  ]);
  const expectations: Expectation[] = [
    { path: '/', status: 200, has: 'Waymark' },
    { path: '/directory', status: 200, has: 'Directory' },
    { path: '/robots.txt', status: 200, has: 'Sitemap:' },
    { path: '/sitemap.xml', status: 200, has: '<urlset' },
    { path: '/api/search?q=bakery', status: 200, has: '"count":' },
    { path: '/api/search', status: 400, has: 'invalid_input' },
    { path: '/api/stats', status: 200, has: '"sites_indexed":' },
    { path: '/api/state', status: 200, has: '"criteria":' },
    { path: '/openapi.json', status: 200, has: '"openapi":"3.1' },
    { path: '/.well-known/lawp.json', status: 200, has: '"lawp_version":' },
    { path: '/docs/errors/rate_limited', status: 200, has: 'Retry-After' },
    { path: '/nothing-here', status: 404, has: 'Waymark' },
    { path: '/site/unknown-site.com', status: 404, has: 'unknown-site.com' },
    ...sites,
  ];
  const wrong = await Promise.all(expectations.map((expected) => check(baseUrl, expected)));
  return wrong.filter((line) => line !== null);
}

async function check(baseUrl: string, { path, status, has }: Expectation): Promise<string | null> {
  const answer = await fetch(`${baseUrl}${path}`);
  const body = await answer.text();
  if (answer.status !== status) return `${path} answers ${answer.status}, not ${status}`;
  return body.includes(has) ? null : `${path} does not hold "${has}"`;
}
