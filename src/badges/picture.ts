/** A flat picture: what is painted, and the lines of text over it. Written as SVG, or drawn as PNG. */
export interface Picture {
  /** In pixels. */
  readonly width: number;
  readonly height: number;
  /** What it says to those who do not see it. */
  readonly spoken: string;
  /** SVG elements without text. */
  readonly shapes: string;
  readonly lines: readonly TextLine[];
}

export interface TextLine {
  readonly text: string;
  /** Left end of its baseline, in pixels. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly weight: Weight;
  /** White when absent. */
  readonly fill?: string;
  /** Between two letters, in parts of the size. */
  readonly spacing?: number;
  /** Held to this width whatever the face, or cut where it would be wider. */
  readonly width: { readonly exactly: number } | { readonly most: number };
}

export type Weight = 400 | 700 | 800;
