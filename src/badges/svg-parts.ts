import { escapeXml } from './escape-xml.ts';
import { textWidth } from './text-width.ts';

/** Fixed colours of a badge: it looks the same on every page it stands on. */
export const BADGE_COLOURS = { sign: '#00573f', deep: '#00301f', soft: '#c3e2d5', neutral: '#47584f' } as const;

export const BADGE_FONT = 'font-family="Verdana,DejaVu Sans,Geneva,sans-serif"';

/** The whole picture: a named image of the given size. */
export function svgPicture(width: number, height: number, spoken: string, parts: string): string {
  const name = escapeXml(spoken);
  const head = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" role="img" aria-label="${name}">`;
  return `${head}<title>${name}</title>${parts}</svg>`;
}

export interface SvgText {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly bold?: boolean;
  readonly fill?: string;
}

/** One line of text, held to the width that was reckoned for it whatever face the viewer has. */
export function svgText(text: string, { x, y, size, bold = false, fill }: SvgText): string {
  const style = `font-size="${size}"${bold ? ' font-weight="700"' : ''}${fill === undefined ? '' : ` fill="${fill}"`}`;
  const length = textWidth(text, size, bold);
  return `<text x="${x}" y="${y}" ${style} textLength="${length}" lengthAdjust="spacingAndGlyphs">${escapeXml(text)}</text>`;
}
