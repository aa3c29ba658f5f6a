import { SCREEN } from './values/css-length.ts';

/** The room in which boxes are placed, across the page; null where it cannot be told. */
export interface Row {
  readonly left: number | null;
  readonly width: number | null;
}

/** What of the page across can be seen: further to the left nobody scrolls, and to the right where it is cut. */
export interface Shown {
  readonly left: number;
  readonly right: number;
}

/** Where things stand across the page, in pixels from its left edge, or from that of the nearest box that cuts. */
export interface Standing {
  /** Where the boxes in it are placed. */
  readonly row: Row;
  readonly shown: Shown;
  /** Text that stands directly in it is beside what can be seen. */
  readonly away: boolean;
  /** All styles were seen: blocks stand where their own say. */
  readonly isSettled: boolean;
  /** The same around boxes that are taken out of the flow. */
  readonly place: Place;
}

/** What boxes are placed in that are taken out of the flow. */
export interface Place extends Pick<Standing, 'row' | 'shown' | 'away'> {
  /** How far down the page it begins; null where that cannot be told. */
  readonly top: number | null;
}

/** Room of which nothing is known. */
export const UNKNOWN_ROW: Row = { left: null, width: null };
/** The page itself, around what is placed by its edges. */
export const WHOLE_PAGE = {
  row: { left: 0, width: SCREEN.width },
  shown: { left: 0, right: Number.POSITIVE_INFINITY },
  away: false,
  top: 0,
};

/** The standing of a page before its styles. */
export const PAGE_STANDING: Standing = {
  row: WHOLE_PAGE.row,
  shown: WHOLE_PAGE.shown,
  away: false,
  isSettled: true,
  place: WHOLE_PAGE,
};
