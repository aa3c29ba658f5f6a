/*
 * Makes public/favicon.ico and public/apple-touch-icon.png from public/favicon.svg; a test says when to do it again.
 *   npm run icons
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { toIco, toTouchIcon } from './tables/icons.ts';
import { readArguments } from './terminal/read-arguments.ts';

readArguments({});

const path = (name: string): string => fileURLToPath(new URL(`../public/${name}`, import.meta.url));

const svg = readFileSync(path('favicon.svg'), 'utf8');
writeFileSync(path('favicon.ico'), toIco(svg));
writeFileSync(path('apple-touch-icon.png'), toTouchIcon(svg));
