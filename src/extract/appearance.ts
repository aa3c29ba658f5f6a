/** What one declaration block says about being seen. */
export interface Appearance {
  /** Nobody can see the text: not shown, transparent, off-screen, clipped away, of no size, or of its background's colour. */
  readonly hidden: boolean;
  /** It says `display` or `visibility` with a value that shows. */
  readonly shown: boolean;
  /** "#rrggbb"; null when set to something that is no plain colour. */
  readonly color?: string | null;
  readonly background?: string | null;
}

const MAX_DECLARATIONS = 4_000;
/** Far outside any screen. */
const OFF_SCREEN_PX = -900;
const TELLING =
  /display|visib|opacity|font|left|top|right|bottom|indent|clip|color|background|height|width|transform|filter/i;

/** How a declaration block ("color:red; display:none") makes text look; null when it says nothing of that. Linear. */
export function readAppearance(declarations: string): Appearance | null {
  const text = declarations.slice(0, MAX_DECLARATIONS);
  if (!TELLING.test(text)) return null;
  const said = new Map<string, string>();
  for (const declaration of text.split(';')) {
    const colon = declaration.indexOf(':');
    if (colon < 0) continue;
    const value = declaration
      .slice(colon + 1)
      .replace(/!\s*important/i, '')
      .trim()
      .toLowerCase();
    said.set(declaration.slice(0, colon).trim().toLowerCase(), value);
  }
  const color = toColour(said.get('color'));
  const background = toColour(said.get('background-color') ?? said.get('background'));
  const display = said.get('display');
  const visibility = said.get('visibility');
  return {
    hidden: isUnseen(said) || color === 'none' || (color != null && color === background),
    shown: (display !== undefined && display !== 'none') || visibility === 'visible',
    ...(color !== undefined && { color }),
    ...(background !== undefined && { background: background === 'none' ? undefined : background }),
  };
}

function isUnseen(said: ReadonlyMap<string, string>): boolean {
  if (said.get('display') === 'none' || /^(?:hidden|collapse)/.test(said.get('visibility') ?? '')) return true;
  if (isNothing(said.get('opacity'), 0.05) && !isAnimated(said)) return true;
  if (isNothing(said.get('font-size'), 1) || /\bopacity\(0/.test(said.get('filter') ?? '')) return true;
  return isOffScreen(said) || isClipped(said) || isWithoutSize(said);
}

/** Text that fades in is seen. */
function isAnimated(said: ReadonlyMap<string, string>): boolean {
  return said.has('transition') || said.has('animation') || said.has('animation-name') || said.has('will-change');
}

function isOffScreen(said: ReadonlyMap<string, string>): boolean {
  for (const side of ['left', 'top', 'right', 'bottom', 'text-indent', 'margin-left', 'margin-top', 'margin']) {
    const length = toPixels(said.get(side));
    if (length !== null && length <= OFF_SCREEN_PX) return true;
  }
  const transform = said.get('transform') ?? '';
  const moved = /translate[xy3d]*\(\s*(-?[\d.]+)(px|em|rem)/.exec(transform);
  if (moved && (toPixels(`${moved[1]}${moved[2]}`) ?? 0) <= OFF_SCREEN_PX) return true;
  return /scale[xy]?\(\s*0(?:\.0+)?\s*[,)]/.test(transform);
}

function isClipped(said: ReadonlyMap<string, string>): boolean {
  const clip = said.get('clip');
  if (clip && /^rect\(\s*[01](?:px)?[\s,]+[01](?:px)?[\s,]+[01](?:px)?[\s,]+[01](?:px)?\s*\)/.test(clip)) return true;
  return /^(?:inset\(\s*(?:50|100)%|circle\(\s*0|polygon\(\s*0(?:px)?\s+0(?:px)?\s*\))/.test(
    said.get('clip-path') ?? '',
  );
}

function isWithoutSize(said: ReadonlyMap<string, string>): boolean {
  if (
    !/hidden|clip/.test(`${said.get('overflow') ?? ''}${said.get('overflow-x') ?? ''}${said.get('overflow-y') ?? ''}`)
  )
    return false;
  return ['width', 'height', 'max-width', 'max-height'].some((side) => isNothing(said.get(side), 1));
}

function isNothing(value: string | undefined, most: number): boolean {
  if (value === undefined) return false;
  const number = /^([\d.]{1,12})(px|pt|%|em|rem|vw|vh)?$/.exec(value);
  if (!number) return false;
  const size = Number(number[1]);
  return number[2] === undefined || number[2] === 'px' || number[2] === 'pt' ? size <= most : size <= 0.05;
}

function toPixels(value: string | undefined): number | null {
  const number = /^(-?[\d.]{1,12})(px|em|rem|pt|vw|vh|%)?/.exec(value ?? '');
  if (!number) return null;
  const unit = number[2] ?? 'px';
  const factor = unit === 'em' || unit === 'rem' ? 16 : unit === 'vw' || unit === 'vh' || unit === '%' ? 10 : 1;
  return Number(number[1]) * factor;
}

const NAMED: ReadonlyMap<string, string> = new Map([
  ['white', '#ffffff'],
  ['black', '#000000'],
  ['red', '#ff0000'],
  ['blue', '#0000ff'],
  ['yellow', '#ffff00'],
  ['green', '#008000'],
  ['gray', '#808080'],
  ['grey', '#808080'],
  ['silver', '#c0c0c0'],
  ['navy', '#000080'],
  ['orange', '#ffa500'],
]);

/** "#rrggbb" (its low bits dropped, so that near-equal colours are equal), "none" for transparent, null for anything else. */
function toColour(value: string | undefined): string | null | undefined {
  if (value === undefined) return undefined;
  const text = NAMED.get(value) ?? value;
  if (text === 'transparent') return 'none';
  const long = /^#([0-9a-f]{6})([0-9a-f]{2})?$/.exec(text)?.[1];
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/.exec(text);
  const rgb = /^rgba?\(\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})(?:[\s,/]+([\d.]{1,6})%?)?\s*\)$/.exec(text);
  if (rgb?.[4] !== undefined && Number(rgb[4]) <= 0.05) return 'none';
  if (long) return coarse([0, 2, 4].map((at) => Number.parseInt(long.slice(at, at + 2), 16)));
  if (short) return coarse(short.slice(1).map((digit) => Number.parseInt(digit + digit, 16)));
  return rgb ? coarse(rgb.slice(1, 4).map(Number)) : null;
}

function coarse(channels: readonly number[]): string {
  return `#${channels.map((channel) => (Math.min(255, channel) & 0xf8).toString(16).padStart(2, '0')).join('')}`;
}
