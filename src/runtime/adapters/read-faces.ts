import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Face } from '../../badges/outline-picture.ts';

const require = createRequire(import.meta.url);

/** Reads the faces that pictures are lettered with: Latin letters of nearly all languages. 118 KB: keep what it gives. */
export function readFaces(): readonly Face[] {
  return [
    face('Overpass', 400, require.resolve('@fontsource/overpass/files/overpass-latin-400-normal.woff')),
    face('Overpass', 700, require.resolve('@fontsource/overpass/files/overpass-latin-700-normal.woff')),
    face('Overpass', 800, require.resolve('@fontsource/overpass/files/overpass-latin-800-normal.woff')),
    face('Overpass Extended', 400, require.resolve('@fontsource/overpass/files/overpass-latin-ext-400-normal.woff')),
    face('Overpass Extended', 700, require.resolve('@fontsource/overpass/files/overpass-latin-ext-700-normal.woff')),
  ];
}

function face(name: string, weight: Face['weight'], path: string): Face {
  return { name, weight, style: 'normal', data: readFileSync(path) };
}
