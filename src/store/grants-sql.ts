/** The given moment, else the database's clock, which stands still within one statement; epoch milliseconds. */
export const NOW = `cast(round(coalesce(:now, unixepoch('subsec') * 1000)) as integer)`;

/** The row of `meta` that says who counts alone, until when, and who else wants to count. */
export const COUNTER_KEY = 'counts_alone';

/**
 * Whether somebody holds the right to count alone, by that row. One that lasts longer than any is given comes from a clock
 * that was set right since.
 */
export const IS_COUNTED_ALONE = `(meta.value ->> 'until' > ${NOW} and meta.value ->> 'until' <= ${NOW} + :alone)`;
