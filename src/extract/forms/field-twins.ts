import type { ControlKind } from './control-kind.ts';
import type { FieldKind } from './field-words.ts';
import type { FormControl } from './form-controls.ts';
import { namedKind, saidKind } from './said-kind.ts';

type Settled = readonly [control: FormControl, kind: ControlKind | null];

/**
 * Of several boxes that seem to ask for the same, those of which the page says otherwise: a "suburb" for the rest of a
 * street, beside the one for the town; and large boxes beside one that plainly is for the message.
 */
export function closerAmong(
  controls: readonly FormControl[],
  kinds: ReadonlyMap<FormControl, ControlKind | null>,
): Settled[] {
  const written = controls.filter(({ type }) => !TICKED.has(type) && type !== 'select');
  return [...Map.groupBy(written, (control) => kinds.get(control) ?? null)].flatMap(([kind, same]) => {
    if (kind === null || same.length < 2) return [];
    return kind === 'message' ? plainMessage(same) : toldApart(kind, same);
  });
}

function toldApart(kind: ControlKind, same: readonly FormControl[]): Settled[] {
  return same.flatMap((control): Settled[] => {
    const other = saidKind(control);
    return other === null || other === kind || !SURE.has(other) ? [] : [[control, other]];
  });
}

function plainMessage(same: readonly FormControl[]): Settled[] {
  const isSaid = (control: FormControl) => saidKind(control) === 'message';
  const plain = same.find((control) => isSaid(control) || namedKind(control) === 'message') ?? same[0];
  return same.filter((control) => control !== plain && !isSaid(control)).map((control) => [control, null]);
}

const TICKED: ReadonlySet<string> = new Set(['checkbox', 'radio']);
/** Kinds that a label tells beyond doubt. */
const SURE: ReadonlySet<FieldKind> = new Set([
  'street',
  'house_number',
  'postcode',
  'city',
  'region',
  'country',
  'phone',
  'email',
  'company',
  'first_name',
  'last_name',
]);
