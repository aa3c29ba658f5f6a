import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import toTwin, { config } from '../../edge/markdown.ts';
import { filesBehind } from '../../scripts/tables/files-behind.ts';
import { ROUTES } from '../../src/api/routes.ts';
import { HSTS_HEADER, hstsValue } from '../../src/runtime/answers/hsts.ts';
import { FILE_HEADERS, PAGE_HEADERS } from '../../src/runtime/answers/page-headers.ts';
import { readConfig } from '../../src/runtime/config/config.ts';
import { CONNECTOR_PATH } from '../../src/services/connector-card.ts';
import { ROOT, sourcesIn } from './sources.ts';

/** Where the service is hosted, TLS ends there, and the platform sends the files. */
const HOSTED_HEADERS = {
  [HSTS_HEADER]: hstsValue(readConfig({ BASE_URL: 'https://waymark.example' }).hstsSeconds ?? 0),
  // Each page may be its twin, by the edge function.
  Vary: 'Accept',
};

const functions = sourcesIn('functions');
const pathsOfFunctions = functions.flatMap(({ text }) => {
  const written = /path: (\[[^\]]+\]|'[^']+')/.exec(text)?.[1] ?? '';
  return [...written.matchAll(/'([^']+)'/g)].map(([, path = '']) => path);
});
const pages = sourcesIn('src/web/forms').flatMap(({ path, text }) =>
  path.endsWith('-page.ts') ? (/path: '([^']+)'/.exec(text)?.[1] ?? []) : [],
);
const made = [...pages, '/search'];
const twins = `/:page(${made.map((path) => path.slice(1)).join('|')}).md`;
const paths = [...ROUTES.map(({ path }) => path), CONNECTOR_PATH, ...made, twins, '/site/*'];

it('every path of the API and every page that is made for each request has its function', () => {
  const missing = paths.filter((path) => !pathsOfFunctions.includes(path));
  expect(
    missing,
    'Fix: copy functions/stats.ts, name it as the route, and give it this path (pages: functions/pages.ts)',
  ).toEqual([]);
});

it('every function has a path that is answered, each another', () => {
  expect(pathsOfFunctions.filter((path) => !paths.includes(path))).toEqual([]);
  expect(new Set(pathsOfFunctions).size).toBe(pathsOfFunctions.length);
});

it('every table that a function reads is bundled with it, and no other', () => {
  const reached = new Set(functions.flatMap(({ path }) => filesBehind(path)));
  const read = ['src/language', 'src/places', 'src/search', 'src/store']
    .flatMap((folder) => sourcesIn(folder))
    .filter(({ path }) => reached.has(path))
    .flatMap(({ text }) => [
      ...text.matchAll(/(?:new URL|contentLines|tableLines)\(['`]([a-z]+)\/[^'`]*['`](?:, CONTENT_FOLDER)?\)/g),
    ])
    .map(([, folder]) => `content/${folder}/**`);
  const netlify = readFileSync(`${ROOT}netlify.toml`, 'utf8');
  const bundled = [...netlify.matchAll(/"(content\/[^"]+)"/g)].map(([, path]) => path);
  expect(bundled.sort()).toEqual([...new Set(read)].sort());
});

it('no function is longer than 12 lines', () => {
  expect(functions.filter(({ text }) => text.trimEnd().split('\n').length > 12).map(({ path }) => path)).toEqual([]);
});

it('whoever asks for Markdown where files are static is led to the twin of a page', () => {
  const ledTo = (path: string, Accept: string) =>
    toTwin(new Request(`https://waymark.example${path}`, { headers: { Accept } }))?.href;
  expect(ledTo('/', 'text/markdown')).toBe('https://waymark.example/index.md');
  expect(ledTo('/site/a.example?x=1', 'text/markdown, text/html;q=0.8')).toBe(
    'https://waymark.example/site/a.example.md?x=1',
  );
  expect(ledTo('/docs/', 'text/markdown')).toBe('https://waymark.example/docs.md');
  expect(ledTo('/docs', 'text/html, text/markdown;q=0.5')).toBeUndefined();
  const isAsked = (path: string) =>
    [config.path, config.excludedPath].map((patterns) =>
      patterns.some((pathname) => new URLPattern({ pathname }).test({ pathname: path })),
    );
  expect(['/docs/a', '/site/a.example', '/site/a.json', '/site/a.example.md'].map(isAsked)).toEqual([
    [true, false],
    [true, false],
    [true, true],
    [true, true],
  ]);
});

it('pages and drawn files carry the same headers where they are hosted', () => {
  const rules = readFileSync(`${ROOT}netlify.toml`, 'utf8').split('[[headers]]').slice(1);
  const hosted = rules.map((rule) => [
    /for = "([^"]+)"/.exec(rule)?.[1] ?? '',
    Object.fromEntries(
      [...rule.matchAll(/^ {4}([\w-]+) = (?:"|''')(.+?)(?:"|''')$/gm)].map(([, name = '', value = '']) => [
        name,
        value,
      ]),
    ),
  ]);
  const { '/*': ofAll, ...more } = FILE_HEADERS;
  expect(Object.fromEntries(hosted)).toEqual({ '/*': { ...ofAll, ...PAGE_HEADERS, ...HOSTED_HEADERS }, ...more });
});

it('every route of the API stands in the docs', () => {
  const docs = ['api', 'mcp'].map((page) => readFileSync(`${ROOT}content/docs/${page}.md`, 'utf8')).join();
  const missing = ROUTES.map(({ path }) => path).filter((path) => path.startsWith('/api/') && !docs.includes(path));
  expect(missing, 'Fix: a row for it in content/docs/api.md').toEqual([]);
});
