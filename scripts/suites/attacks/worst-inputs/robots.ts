import { AI_BOTS } from '../../../../src/crawl/robots/ai-bots.ts';
import { fill, type InputTable, inputsOf, numbered } from './worst-input.ts';

const rules = (line: (at: number) => string) => (size: number) =>
  `User-agent: *\n${numbered(size, (at) => `${line(at)}\n`)}`;
const letters = (at: number) => at.toString(2).replaceAll('0', 'a').replaceAll('1', 'b');

const ROBOTS: InputTable = {
  'stars and letters': rules(() => `Disallow: /${'*a'.repeat(1_000)}b`),
  'letters and stars': rules(() => `Disallow: /${'a*'.repeat(1_000)}b`),
  'stars alone': rules(() => `Disallow: /${'*'.repeat(2_000)}b`),
  'one rule of stars': (size) => `User-agent: *\nDisallow: /${fill('*a', size)}`,
  'dollar signs': rules(() => `Disallow: /*${'$'.repeat(50)}`),
  'stars and dollar signs': rules(() => `Disallow: /${'*$'.repeat(1_000)}`),
  'short patterns that are nearly found': rules(() => 'Disallow:/*ac'),
  'patterns that differ and are nearly found': rules((at) => `Disallow:/*${letters(at)}c`),
  'long patterns that are nearly found': rules(() => `Disallow: /*${'ab'.repeat(400)}c`),
  'two pieces that are nearly found': rules((at) => `Disallow:/*ab*${letters(at)}c`),
  'pieces at the end': rules((at) => `Disallow:/*${letters(at)}$`),
  'plain paths': rules((at) => `Disallow:/p${at}`),
  'one path again and again': rules(() => 'Disallow:/ab'),
  'paths of one length': rules(() => 'Allow:/ab'),
  'long paths': rules(() => `Disallow: /${'ab'.repeat(4_000)}`),
  'a line without end': (size) => `User-agent: *\nDisallow: /${fill('a', size)}`,
  escapes: rules(() => `Disallow: /${'%61'.repeat(300)}`),
  'broken escapes': rules(() => `Disallow: /${'%'.repeat(900)}`),
  'octets above ASCII': (size) => Buffer.concat([Buffer.from('User-agent: *\nDisallow: /'), Buffer.alloc(size, 0xe4)]),
  'spaces in a path': rules(() => `Disallow: /${' '.repeat(900)}x`),
  'many paths in a line': rules(() => `Disallow:${' /ac'.repeat(4_000)}`),
  'many paths of one letter in a line': rules(() => `Disallow:${' /b'.repeat(5_000)}`),
  'odd white space': rules((at) => `Disallow:\u00a0/*${letters(at)}\u2003c`),
  'short paths between odd white space': rules(() => 'Disallow:/\u3000/ /'),
  'odd white space for every bot': (size) =>
    `${AI_BOTS.map((bot) => `User-agent: ${bot}\n`).join('')}${fill('Disallow:/\u3000/ /\n', size)}`,
  'odd white space alone': (size) => `User-agent: *\nDisallow: /\u00a0${fill('\u200b\u2003', size)}x`,
  'spaces without end': (size) => `User-agent: *\nDisallow: /${fill(' ', size)}x`,
  agents: (size) => `${numbered(size, (at) => `User-agent: a${at}\n`)}Disallow: /`,
  'agents without rules': (size) => numbered(size, (at) => `User-agent: a${at}\nCrawl-delay: 1\n`),
  groups: (size) => numbered(size, (at) => `User-agent: a${at}\nDisallow: /\n`),
  'groups for all': (size) => fill('User-agent: *\nDisallow: /x\n', size),
  'groups for bots': (size) => fill('User-agent: GPTBot\nUser-agent: ClaudeBot\nDisallow: /x\n', size),
  'a long name of an agent': (size) => `User-agent: ${fill('a', size)}\nDisallow: /`,
  delays: rules((at) => `Crawl-delay: ${at}`),
  'a long delay': (size) => `User-agent: *\nCrawl-delay: ${fill('1', size)}`,
  sitemaps: (size) => numbered(size, (at) => `Sitemap: https://corner.example/${at}.xml\n`),
  'unknown records': (size) => fill('Noindex: /x\n', size),
  'empty lines': (size) => fill('\r', size),
  colons: (size) => fill(':\n', size),
  comments: (size) => fill('#\n', size),
  'words without a colon': rules(() => 'Disallow /x y z'),
  NUL: (size) => new Uint8Array(size),
};

/** robots.txt, at the length that RFC 9309 wants to be read. */
export const ROBOTS_INPUTS = inputsOf('robots.txt', 'robots', ROBOTS);
