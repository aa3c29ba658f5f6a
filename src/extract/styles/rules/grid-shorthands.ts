import { splitValue } from '../values/css-values.ts';
import type { Longhand } from './longhand.ts';

/** Where a box stands in a grid is asked for as a whole, too. */
export function toGridPlace(name: string, value: string): Longhand[] {
  return [
    { name: 'grid-area', value },
    { name, value },
  ];
}

/** The row and the column of an area that is named or placed by its lines. */
export function toGridArea(value: string): Longhand[] {
  const [row = '', column = row, lastRow, lastColumn] = splitValue(value, '/');
  const span = (start: string, end: string | undefined) => (end === undefined ? start : `${start} / ${end}`);
  return [
    { name: 'grid-area', value },
    { name: 'grid-row', value: span(row, lastRow) },
    { name: 'grid-column', value: span(/^\d/.test(row) && column === row ? 'auto' : column, lastColumn) },
  ];
}

/** The rows and the columns of a grid. */
export function toGridTemplate(value: string): Longhand[] {
  const [rows = '', columns = 'none'] = splitValue(value, '/');
  return [
    { name: 'grid-template-rows', value: rows },
    { name: 'grid-template-columns', value: columns },
  ];
}
