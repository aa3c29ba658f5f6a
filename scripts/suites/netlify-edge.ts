import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { config } from '../../edge/markdown.ts';

const DENO = fileURLToPath(new URL('./node_modules/.bin/deno', import.meta.url));
const FUNCTION = new URL('../../edge/markdown.ts', import.meta.url).href;

/** A path, what its caller accepts, and the twin that the answer is taken from; null where the file itself is. */
const CALLS: readonly (readonly [string, string, string | null])[] = [
  ['/', 'text/markdown', '/index.md'],
  ['/docs/', 'text/markdown, text/html;q=0.8', '/docs.md'],
  ['/site/bakery.example', 'text/html;q=0.5, text/markdown', '/site/bakery.example.md'],
  ['/site/bakery.example', 'text/html, text/markdown;q=0.5', null],
  ['/site/bakery.example', 'text/html', null],
  ['/site/bakery.example.md', 'text/markdown', null],
  ['/site/bakery.example.json', 'text/markdown', null],
  ['/directory/page/2.atom', 'text/markdown', null],
  ['/api/stats', 'text/markdown', null],
];

/** A route as the platform's bundler writes it: patterns are regular expressions. */
interface Route {
  readonly pattern: string;
  readonly excluded_patterns: readonly string[];
  readonly headers: { readonly accept: { readonly pattern: string } };
}

/** The part of @netlify/edge-bundler that is used: the package belongs to this folder, not to the product. */
interface BundlerModule {
  readonly generateManifest: (options: {
    functions: readonly { name: string; path: string }[];
    declarations: readonly object[];
  }) => { readonly manifest: { readonly routes: readonly Route[] } };
}

/**
 * Whether the edge function is asked for its paths alone (routes as the platform's own bundler makes them of `config`)
 * and leads each caller to the right file where it runs (Deno). Prints a line a call.
 */
export async function callEdge(): Promise<boolean> {
  const routes = await routesOfConfig();
  const answers = await answersInDeno();
  return CALLS.map(([path, accept, twin], at) => {
    const isAsked = routes.some((route) => leadsTo(route, path, accept));
    const got = isAsked ? (answers[at] ?? null) : null;
    console.log(`${got === twin ? 'ok  ' : 'FAIL'} ${path} for ${accept}: ${got ?? 'as it is'}`);
    return got === twin;
  }).every((isRight) => isRight);
}

async function routesOfConfig(): Promise<readonly Route[]> {
  const { generateManifest } = (await import('@netlify/edge-bundler' as string)) as BundlerModule;
  const { path: paths, ...rest } = config;
  const name = 'markdown';
  return generateManifest({
    functions: [{ name, path: FUNCTION }],
    declarations: paths.map((path) => ({ ...rest, function: name, path })),
  }).manifest.routes;
}

function leadsTo({ pattern, excluded_patterns, headers }: Route, path: string, accept: string): boolean {
  const isOf = (expression: string, value: string): boolean => new RegExp(expression).test(value);
  return (
    isOf(pattern, path) && !excluded_patterns.some((each) => isOf(each, path)) && isOf(headers.accept.pattern, accept)
  );
}

async function answersInDeno(): Promise<readonly (string | null)[]> {
  const child = spawn(DENO, ['run', '--no-remote', '--no-config', '-'], { stdio: ['pipe', 'pipe', 'inherit'] });
  child.stdin.end(`import toTwin from ${JSON.stringify(FUNCTION)};
    const calls = ${JSON.stringify(CALLS)};
    console.log(JSON.stringify(calls.map(([path, Accept]) =>
      toTwin(new Request('https://waymark.example' + path, { headers: { Accept } }))?.pathname ?? null)));`);
  const [said] = await Promise.all([text(child.stdout), once(child, 'close')]);
  return JSON.parse(said) as (string | null)[];
}
