import { escapeXml } from './escape-xml.ts';
import type { Picture, TextLine } from './picture.ts';
import { textWidth } from './text-width.ts';

/** Fixed colours of a badge: it looks the same on every page it stands on. */
export const BADGE_COLOURS = { sign: '#00573f', deep: '#00301f', soft: '#c3e2d5', neutral: '#47584f' } as const;

const FONT = 'font-family="Verdana,DejaVu Sans,Geneva,sans-serif"';

/** A picture as SVG: a named image whose text stays text. */
export function svgPicture({ width, height, spoken, shapes, lines }: Picture): string {
  const name = escapeXml(spoken);
  const head = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" role="img" aria-label="${name}">`;
  return `${head}<title>${name}</title>${shapes}<g fill="#fff" ${FONT}>${lines.map(svgText).join('')}</g></svg>`;
}

/** One line of a badge, held to the width that was reckoned for it whatever face the viewer has. */
export function badgeLine(
  text: string,
  { bold = false, ...place }: Pick<TextLine, 'x' | 'y' | 'size' | 'fill'> & { readonly bold?: boolean },
): TextLine {
  return { text, weight: bold ? 700 : 400, width: { exactly: textWidth(text, place.size, bold) }, ...place };
}

function svgText({ text, x, y, size, weight, fill, width }: TextLine): string {
  const style = `font-size="${size}"${weight > 400 ? ` font-weight="${weight}"` : ''}${fill ? ` fill="${fill}"` : ''}`;
  const held = 'exactly' in width ? ` textLength="${width.exactly}" lengthAdjust="spacingAndGlyphs"` : '';
  return `<text x="${x}" y="${y}" ${style}${held}>${escapeXml(text)}</text>`;
}
