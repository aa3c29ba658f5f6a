import { type Element, isTag } from 'domhandler';

/** What a step of a filter gives on: what it was given, nothing of it, or something opaque over all. */
type Outcome = 'source' | 'clear' | 'opaque';

const MAX_STEPS = 100;
/** As far away as nobody looks. */
const FAR = 1_000;
const UNREADABLE_BLUR = 8;

/** Whether the steps of an SVG filter leave nothing of what they are given (Filter Effects 1). */
export function isFilterEmpty(steps: readonly Element[]): boolean {
  const results = new Map<string, Outcome>();
  let last: Outcome = 'clear';
  for (const [at, step] of steps.slice(0, MAX_STEPS).entries()) {
    const before: Outcome = at === 0 ? 'source' : last;
    const input = (name: string | undefined): Outcome => {
      if (name === 'SourceGraphic' || name === 'SourceAlpha') return 'source';
      return name === undefined ? before : (results.get(name) ?? before);
    };
    last = outcomeOf(step, input);
    if (step.attribs.result) results.set(step.attribs.result, last);
  }
  return last !== 'source';
}

type Input = (name: string | undefined) => Outcome;

function outcomeOf(step: Element, input: Input): Outcome {
  const { attribs } = step;
  const given = input(attribs.in);
  const other = () => input(attribs.in2);
  switch (step.name.toLowerCase()) {
    case 'feflood':
      return Number(attribs['flood-opacity'] ?? 1) > 0.95 ? 'opaque' : 'clear';
    case 'feturbulence':
      return 'clear';
    case 'feoffset':
      return isFar(attribs.dx) || isFar(attribs.dy) ? 'clear' : given;
    case 'fegaussianblur':
      return Number.parseFloat(attribs.stdDeviation ?? attribs.stddeviation ?? '0') >= UNREADABLE_BLUR
        ? 'clear'
        : given;
    case 'fecolormatrix':
      return isClearing(attribs.values, attribs.type) ? 'clear' : given;
    case 'fecomponenttransfer':
      return step.children.some((part) => isTag(part) && isAlphaNothing(part)) ? 'clear' : given;
    case 'femerge':
      return onTop(step.children.flatMap((part) => (isTag(part) ? [input(part.attribs.in)] : [])).reverse());
    case 'feblend':
      return onTop([given, other()]);
    case 'fecomposite':
      return composed(attribs, given, other());
    default:
      return given;
  }
}

/** Of layers, the topmost first: what lies under an opaque one is gone. */
function onTop(layers: readonly Outcome[]): Outcome {
  return layers.find((layer) => layer !== 'clear') ?? 'clear';
}

function composed(
  { operator = 'over', ...attribs }: Readonly<Record<string, string>>,
  given: Outcome,
  other: Outcome,
): Outcome {
  if (operator === 'in') return given === 'clear' || other === 'clear' ? 'clear' : given === 'opaque' ? other : given;
  if (operator === 'out') return other === 'opaque' || (given === other && given === 'source') ? 'clear' : given;
  if (operator === 'arithmetic')
    return ['k1', 'k2', 'k3'].every((name) => Number(attribs[name] ?? 0) === 0) ? 'clear' : onTop([given, other]);
  return onTop([given, other]);
}

/** A matrix whose row for opacity takes nothing from what it is given, and adds nothing. */
function isClearing(values = '', type = 'matrix'): boolean {
  const row = values
    .trim()
    .split(/[\s,]+/)
    .map(Number)
    .slice(15, 20);
  return type === 'matrix' && row.length === 5 && row.every((value) => Math.abs(value) < 0.02);
}

function isAlphaNothing({ name, attribs }: Element): boolean {
  if (name.toLowerCase() !== 'fefunca') return false;
  const values = (attribs.tableValues ?? attribs.tablevalues ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const isZero = (value: string | undefined, initial: number) => Math.abs(Number(value ?? initial)) < 0.02;
  if (attribs.type === 'linear') return isZero(attribs.slope, 1) && isZero(attribs.intercept, 0);
  if (attribs.type === 'gamma') return isZero(attribs.amplitude, 1) && isZero(attribs.offset, 0);
  return /^(?:table|discrete)$/.test(attribs.type ?? '') && values.every((value) => Math.abs(value) < 0.02);
}

function isFar(length: string | undefined): boolean {
  return Math.abs(Number.parseFloat(length ?? '0')) >= FAR;
}
