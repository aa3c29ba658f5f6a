import { type LengthContext, toLength } from './values/css-length.ts';
import { callsIn, splitValue } from './values/css-values.ts';

/** What the transforms of a box do to it. */
export interface Transformed {
  /** By how many pixels it is moved; a percentage is one of `width` and `height`. */
  readonly x: number;
  readonly y: number;
  /** How large it is drawn. */
  readonly scale: number;
  /** Only its back is to be seen. */
  readonly turned: boolean;
  /** It is neither turned nor scaled. */
  readonly onlyMoved: boolean;
}

/** The sizes that percentages of a move are of. */
export interface BoxSize {
  readonly width: number;
  readonly height: number;
}

interface Moving {
  /** By which angle it is turned in its plane. */
  angle: number;
  x: number;
  y: number;
  scaleX: number;
  scaleY: number;
  turned: boolean;
  /** Towards the eye. */
  z: number;
  /** How far off the eye is; null where nothing says so. */
  eye: number | null;
}

/** The properties that move a box as it is drawn. */
export const MOVING_PROPERTIES: readonly string[] = ['transform', 'translate', 'scale', 'rotate'];

/** Reads `transform`, `translate`, `scale` and `rotate` together; null where none is set. `eye`: the perspective around. */
export function readTransforms(
  said: ReadonlyMap<string, string>,
  lengths: LengthContext,
  { width, height, eye }: BoxSize & { readonly eye: number | null },
): Transformed | null {
  const own = MOVING_PROPERTIES.filter((name) => !/^none$/.test(said.get(name) ?? 'none'));
  if (own.length === 0) return null;
  const moving: Moving = { angle: 0, x: 0, y: 0, scaleX: 1, scaleY: 1, turned: false, z: 0, eye };
  const by = (size: number) => (text: string | undefined) => toLength(text, { ...lengths, whole: size }) ?? 0;
  const x = by(width);
  const y = by(height);
  const [moveX, moveY, moveZ] = splitValue(own.includes('translate') ? (said.get('translate') ?? '') : '', ' ');
  moving.x += x(moveX);
  moving.y += y(moveY);
  moving.z += by(0)(moveZ);
  const scales = splitValue(own.includes('scale') ? (said.get('scale') ?? '') : '', ' ').map(toFactor);
  moving.scaleX *= scales[0] ?? 1;
  moving.scaleY *= scales[1] ?? scales[0] ?? 1;
  if (own.includes('rotate')) applyRotate(said.get('rotate') ?? '', moving);
  for (const { name, args } of own.includes('transform') ? callsIn(said.get('transform') ?? '') : [])
    apply(name, args, { moving, x, y });
  const origin = said.get('transform-origin');
  const [aboutX, aboutY] =
    origin === undefined ? [0, 0] : movedAbout(originIn(origin, { x, y, width, height }), moving);
  return {
    x: moving.x + aboutX,
    y: moving.y + aboutY,
    scale: Math.min(Math.abs(moving.scaleX), Math.abs(moving.scaleY)) * nearness(moving),
    turned: moving.turned,
    onlyMoved: moving.angle === 0 && moving.scaleX === 1 && moving.scaleY === 1 && nearness(moving) === 1,
  };
}

const EDGES: Readonly<Record<string, string>> = {
  left: '0px',
  top: '0px',
  center: '50%',
  right: '100%',
  bottom: '100%',
};

/** From the point about which a box is turned and scaled to its middle. */
function originIn(origin: string, { x, y, width, height }: Pick<Step, 'x' | 'y'> & BoxSize): readonly [number, number] {
  const words = splitValue(origin, ' ');
  const [first = 'center', second = 'center'] = /^(?:top|bottom)$/.test(words[0] ?? '') ? words.toReversed() : words;
  return [width / 2 - x(EDGES[first] ?? first), height / 2 - y(EDGES[second] ?? second)];
}

/** By how much the middle of a box is moved that stands so far from the point about which it is turned. */
function movedAbout([x, y]: readonly [number, number], { angle, scaleX, scaleY }: Moving): readonly [number, number] {
  const [cos, sin] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
  const [wide, high] = [x * scaleX, y * scaleY];
  return [cos * wide - sin * high - x, sin * wide + cos * high - y];
}

/** How large things look that stand before or behind their plane: not at all behind the eye. */
function nearness({ z, eye }: Moving): number {
  if (eye === null || z === 0) return 1;
  const distance = Math.max(1, eye);
  return z >= distance ? 0 : distance / (distance - z);
}

interface Step {
  readonly moving: Moving;
  readonly x: (text: string | undefined) => number;
  readonly y: (text: string | undefined) => number;
}

function apply(name: string, args: readonly string[], { moving, x, y }: Step): void {
  const [first, second] = args;
  const factors = args.map(toFactor);
  if (name === 'translatex') moving.x += x(first) * moving.scaleX;
  else if (name === 'translatey') moving.y += y(first) * moving.scaleY;
  else if (name === 'translate' || name === 'translate3d') {
    moving.x += x(first) * moving.scaleX;
    moving.y += y(second) * moving.scaleY;
    moving.z += x(args[2]);
  } else if (name === 'translatez') moving.z += x(first);
  else if (name === 'perspective') moving.eye = x(first);
  else if (name === 'scalex') moving.scaleX *= factors[0] ?? 1;
  else if (name === 'scaley') moving.scaleY *= factors[0] ?? 1;
  else if (name === 'scale' || name === 'scale3d') {
    moving.scaleX *= factors[0] ?? 1;
    moving.scaleY *= factors[1] ?? factors[0] ?? 1;
  } else if (name === 'matrix' || name === 'matrix3d') applyMatrix(args.map(Number), moving);
  else if (name === 'rotate' || name === 'rotatez') turn(toDegrees(first), 'z', moving);
  else if (name === 'rotatex' || name === 'rotatey') turn(toDegrees(first), name === 'rotatex' ? 'x' : 'y', moving);
  else if (name === 'rotate3d') turn(toDegrees(args[3]), axisOf(args.slice(0, 3).map(Number)), moving);
  else if (/^skew/.test(name) && Math.abs(Math.cos((toDegrees(first) * Math.PI) / 180)) < 0.01) moving.scaleX = 0;
}

function applyMatrix(values: readonly number[], moving: Moving): void {
  const flat = values.length === 16 ? [0, 1, 4, 5, 12, 13].map((at) => values[at] ?? 0) : values;
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = flat;
  moving.x += e * moving.scaleX;
  moving.y += f * moving.scaleY;
  const area = Math.abs(a * d - b * c);
  const [wide, high] = [Math.hypot(a, b), Math.hypot(c, d)];
  moving.scaleX *= wide === 0 ? 0 : Math.max(wide, high) > 0 && area < 1e-4 ? 0 : wide;
  moving.scaleY *= high;
}

function applyRotate(value: string, moving: Moving): void {
  const words = splitValue(value, ' ');
  const angle = words.find((word) => /(?:deg|rad|turn)$/.test(word));
  const named = words.find((word) => /^[xyz]$/.test(word));
  const axis = words.filter((word) => /^-?[\d.]+$/.test(word)).map(Number);
  turn(toDegrees(angle), named ?? (axis.length === 3 ? axisOf(axis) : 'z'), moving);
}

function axisOf([x = 0, y = 0, z = 0]: readonly number[]): string {
  return z !== 0 || (x !== 0 && y !== 0) ? 'z' : x !== 0 ? 'x' : 'y';
}

function turn(degrees: number, axis: string, moving: Moving): void {
  if (axis === 'z') {
    moving.angle += degrees;
    return;
  }
  const shown = Math.cos((degrees * Math.PI) / 180);
  if (shown < -0.01) moving.turned = !moving.turned;
  if (axis === 'x') moving.scaleY *= Math.abs(shown);
  else moving.scaleX *= Math.abs(shown);
}

function toDegrees(text: string | undefined): number {
  const found = /^(-?[\d.]+(?:e[+-]?\d+)?)(deg|grad|rad|turn)?$/.exec(text?.trim() ?? '');
  const amount = Number(found?.[1] ?? 0);
  const unit = found?.[2];
  return unit === 'turn'
    ? amount * 360
    : unit === 'rad'
      ? (amount * 180) / Math.PI
      : unit === 'grad'
        ? amount * 0.9
        : amount;
}

function toFactor(text: string): number {
  return toLength(text, { em: 0, rem: 0, whole: 1 }) ?? 1;
}
