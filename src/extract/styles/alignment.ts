/** What a box takes up along a line of boxes, in pixels. */
export interface Extent {
  readonly least: number;
  readonly most: number;
}

/** Of what nobody knows how much it takes up, or how many there are. */
export const ANY_EXTENT: Extent = { least: 0, most: Number.POSITIVE_INFINITY };

/** From which end of their room boxes stand side by side. */
export type Alignment = 'start' | 'end' | 'center';

/** Which of the boxes of a line stand wholly beyond an end of a room of so many pixels. */
export function beyondEnds(extents: readonly Extent[], room: number, alignment: Alignment): readonly boolean[] {
  const total = (of: readonly Extent[], bound: keyof Extent) => of.reduce((sum, each) => sum + each[bound], 0);
  return extents.map((_, at) => {
    const [before, after] = [extents.slice(0, at), extents.slice(at + 1)];
    if (alignment === 'start') return total(before, 'least') >= room;
    if (alignment === 'end') return total(after, 'least') >= room;
    return (
      total(after, 'least') >= room + total(extents.slice(0, at + 1), 'most') ||
      total(before, 'least') >= room + total(extents.slice(at), 'most')
    );
  });
}

/** What a property of alignment says of boxes that have no room; "safe" ones begin at the start then. */
export function alignmentOf(value: string | undefined, isReverse = false): Alignment {
  const written = value ?? 'normal';
  if (/^(?:unsafe\s+)?center$/.test(written)) return 'center';
  // Only what is said of the flow turns round with it.
  if (/^(?:unsafe\s+)?(?:end|right|self-end)$/.test(written)) return 'end';
  if (/^(?:safe\s.*|start|left|self-start)$/.test(written)) return 'start';
  const isEnd = /^(?:unsafe\s+)?flex-end$/.test(written);
  return isEnd !== isReverse ? 'end' : 'start';
}
