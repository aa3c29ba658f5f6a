/** The part of culori that we use; its package brings no types. */
declare module 'culori' {
  /** A colour in any colour space. */
  export interface Color {
    readonly mode: string;
    readonly alpha?: number;
  }
  /** A colour in sRGB, its channels from 0 to 1, or outside where the colour is out of gamut. */
  export interface Rgb extends Color {
    readonly r: number;
    readonly g: number;
    readonly b: number;
  }
  /** Reads any CSS colour that needs no context; undefined for what is none. */
  export function parse(text: string): Color | undefined;
  export function converter(mode: 'rgb'): (color: Color) => Rgb;
  /** Gives a colour's channels in a space by their letters. */
  export function converter(mode: string): (color: Color) => Readonly<Record<string, number | undefined>>;
}
