/** A longhand and its value. */
export interface Longhand {
  readonly name: string;
  readonly value: string;
}
