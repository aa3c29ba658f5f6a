import { capitalised } from '../capitalised.ts';
import { CRITERION_IDS } from './scan.ts';

const WORDS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];

/** How many criteria there are. */
export const CRITERIA_COUNT: number = CRITERION_IDS.length;

/** The same as a word inside a sentence: "seven". */
export const CRITERIA_WORD: string = WORDS[CRITERIA_COUNT] ?? String(CRITERIA_COUNT);

/** The same at the beginning of a sentence: "Seven". */
export const CRITERIA_WORD_FIRST: string = capitalised(CRITERIA_WORD);
