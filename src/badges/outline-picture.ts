import satori from 'satori';
import type { Picture, TextLine } from './picture.ts';

/** A face of the font that letters are drawn with; the bytes of one file are read once and kept. */
export interface Face {
  readonly name: string;
  readonly weight: 400 | 700 | 800;
  readonly style: 'normal';
  readonly data: Buffer;
}

/** Letters are outlined at this size and scaled to their own. */
const EM = 100;

/** Where the letters of the font stand at that size, from the top of their line. */
const BASELINE = 88;
/** Letters of a narrower face than the width was reckoned for are drawn larger, up to where they would look swollen. */
const MAX_SCALE = 1.16;
/** More letters than fit any picture. */
const MAX_LETTERS = 120;

/**
 * A picture as SVG without text: letters are paths, as satori draws them from the font.
 * @returns null when the font lacks a letter of it
 */
export async function outlinePicture(picture: Picture, faces: readonly Face[]): Promise<string | null> {
  const paths: string[] = [];
  for (const line of picture.lines) {
    const path = await outlineLine(line, faces);
    if (path === null) return null;
    paths.push(path);
  }
  const { width, height, shapes } = picture;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${shapes}${paths.join('')}</svg>`;
}

async function outlineLine(line: TextLine, faces: readonly Face[]): Promise<string | null> {
  const { x, y, size, fill = '#fff', width } = line;
  const drawn = 'most' in width ? await cutText(line, width.most, faces) : await outlineText(line.text, line, faces);
  if (drawn === null) return null;
  const own = size / EM;
  const scale = 'exactly' in width ? Math.min(width.exactly / drawn.width, own * MAX_SCALE) : own;
  const place = `translate(${x} ${y}) scale(${Number(scale.toFixed(4))}) translate(0 ${-BASELINE})`;
  return `<path fill="${fill}" transform="${place}" d="${drawn.path}"/>`;
}

/** The text, cut with "…" where it would be wider than `most` pixels. */
async function cutText(line: TextLine, most: number, faces: readonly Face[]): Promise<OutlinedText | null> {
  const room = (most * EM) / line.size;
  const letters = [...line.text].slice(0, MAX_LETTERS);
  let drawn = await outlineText(letters.join(''), line, faces);
  while (drawn !== null && drawn.width > room && letters.length > 1) {
    letters.length = Math.min(letters.length - 1, Math.floor((letters.length * room) / drawn.width));
    drawn = await outlineText(`${letters.join('').replace(/[\s\p{P}]+$/u, '')}…`, line, faces);
  }
  return drawn;
}

interface OutlinedText {
  readonly path: string;
  readonly width: number;
}

/** The letters at `EM` pixels; null when no face has one of them, or none of them can be seen. */
async function outlineText(
  text: string,
  { weight, spacing = 0 }: TextLine,
  faces: readonly Face[],
): Promise<OutlinedText | null> {
  let isWhole = true;
  const fontFamily = [...new Set(faces.map(({ name }) => name))].join(', ');
  const style = { fontFamily, fontSize: EM, fontWeight: weight, letterSpacing: spacing * EM, whiteSpace: 'pre' };
  const line = { type: 'div', key: null, props: { style: { display: 'flex', ...style }, children: text } };
  const svg = await satori(line, {
    height: 2 * EM,
    fonts: [...faces],
    // Asked for whatever no face has.
    loadAdditionalAsset: async () => {
      isWhole = false;
      return [];
    },
  });
  const path = [...svg.matchAll(/ d="([^"]*)"/g)].map(([, drawn]) => drawn).join('');
  return isWhole && path !== '' ? { path, width: Number(/ width="([\d.]+)"/.exec(svg)?.[1]) } : null;
}
