import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { validate } from 'dockerfile-utils';
import { expect, it } from 'vitest';
import { ROOT } from './sources.ts';

const dockerfile = readFileSync(join(ROOT, 'Dockerfile'), 'utf8');

it('is written by the rules of a Dockerfile', () => {
  expect(validate(dockerfile)).toEqual([]);
});

it('starts what "npm run serve" starts', () => {
  const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { scripts: { serve: string } };
  const command = /^CMD (\[.*\])$/m.exec(dockerfile)?.[1] ?? '[]';
  expect((JSON.parse(command) as string[]).join(' ')).toBe(scripts.serve);
});

it('copies into the image every folder that the service reads', () => {
  const copied = readFileSync(join(ROOT, '.dockerignore'), 'utf8').split('\n');
  const needed = [
    'src',
    'scripts',
    'content',
    'public',
    'package.json',
    'package-lock.json',
    'astro.config.mjs',
    'LICENSE',
  ];
  expect(needed.filter((path) => !copied.includes(`!${path}`))).toEqual([]);
});
