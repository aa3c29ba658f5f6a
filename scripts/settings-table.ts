/*
 * Writes the README's table of settings from the one place where they are defined.
 *   npm run settings
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { settingRows } from '../src/runtime/config/config.ts';
import { readArguments } from './terminal/read-arguments.ts';

readArguments({});

const README = fileURLToPath(new URL('../README.md', import.meta.url));
const HEAD = '| setting | default | |\n|---|---|---|\n';

const text = readFileSync(README, 'utf8');
const from = text.indexOf(HEAD) + HEAD.length;
const to = text.indexOf('\n\n', from);
writeFileSync(README, `${text.slice(0, from)}${settingRows().join('\n')}${text.slice(to)}`);
