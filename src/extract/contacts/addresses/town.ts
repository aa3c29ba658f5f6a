import { capitalised } from '../../../core/capitalised.ts';
import { findCity } from '../../../places/cities.ts';
import { hasStreetWord } from './street.ts';

/** A town as a text writes it. */
export interface Town {
  readonly name: string;
  /** Where in the text it ends, or begins for one that ends the text. */
  readonly at: number;
  /** The gazetteer holds it. */
  readonly isKnown: boolean;
}

const MAX_WORDS = 5;
const WORD = "\\p{L}[\\p{L}\\p{M}'’.-]*";
const AT_START = new RegExp(
  `^[\\s,–-]*((?:(?:г|гор|м|с|пгт)\\.[ ]?)?(?:\\p{Lu}|['’]|\\p{Lo})[\\p{L}\\p{M}'’.-]*(?:[ ]${WORD}){0,${MAX_WORDS - 1}})`,
  'u',
);
const AT_END = new RegExp(`(?<![\\p{L}\\p{M}])(${WORD}(?:[ ]${WORD}){0,${MAX_WORDS - 1}})[\\s.,–-]*$`, 'u');
/** Words before a town's name that are no part of it. */
const TOWN_WORD =
  /^(?:г|гор|город|м|місто|гр|с|пгт|пос|tp|thành phố|miasto|město|mesto|oraș|oras|jud|city of)\.? ?(?=\p{Lu})/u;
/** Words that end a name, and letters that stand for some of them: what follows speaks of something else. */
const STOP =
  /^(?:[tfmpe]$|tel|tél|telefon|telephone|phone|fon|fax|mobile?|e-?mail|mail|web|www|cedex|bp|map|directions|copyright|call|open|kvk|btw|iban)\b/iu;
/** Where firms stand together outside of a town. */
const ESTATE =
  /(?<!\p{L})(?:(?:business|industrial|trading|retail|science|technology|enterprise|office) (?:parks?|estates?|cent(?:re|er)s?)|gewerbepark|gewerbegebiet|industriegebiet|industriepark|bedrijventerrein)$/iu;
/** Small words inside the names of towns. */
const PARTICLE =
  /^(?:am|an|der|die|das|im|in|ob|bei|auf|vor|zu|sur|sous|les|lès|la|le|de|du|des|di|del|della|al|el|los|las|do|da|dos|das|e|i|en|op|aan|den|ter|nad|pod|pri|på|i|of|on|upon|under|by|the)$/u;

/**
 * Reads the town that begins a text as one of a country, the longest known name first; an unknown one only where its
 * words look like a name. One text may be asked of many countries.
 */
export function townReader(text: string): (country: string) => Town | null {
  const match = AT_START.exec(text.slice(0, 120));
  if (!match?.[1]) return () => null;
  const lead = TOWN_WORD.exec(match[1])?.[0].length ?? 0;
  const words = wordsUntilStop(match[1].slice(lead));
  const from = match[0].length - match[1].length + lead;
  return (country) => townOf(words, from, country);
}

function townOf(words: readonly string[], from: number, country: string): Town | null {
  for (let count = words.length; count > 0; count--) {
    const name = nameOf(words.slice(0, count));
    if (findCity(name, country))
      return { name: cased(name), at: from + words.slice(0, count).join(' ').length, isKnown: true };
  }
  const looks = words.findIndex((word, at) => !/^[\p{Lu}\p{Lo}'’]/u.test(word) && !(at > 0 && PARTICLE.test(word)));
  const names = looks < 0 ? words : words.slice(0, looks);
  // "Fiesole FI": the letters of the province.
  const isProvince = country === 'IT' && names.length > 1 && /^\(?[A-Z]{2}\)?$/u.test(names.at(-1) ?? '');
  const name = nameOf(isProvince ? names.slice(0, -1) : names);
  const isName = name.length > 2 && name.split(' ').length <= 4;
  return isName ? { name: cased(name), at: from + name.length, isKnown: false } : null;
}

/** Whether what stands in a town's place is where firms stand together: "Elm Business Park". */
export function isEstate(name: string): boolean {
  return ESTATE.test(name);
}

/** Words that make another town of the one behind them. */
const BESIDE = /^(?:north|south|east|west|new|upper|lower|great|little|port|fort|mount|lake|saint|st)\.?$/iu;

/** The town that ends a text, the longest known name first; an unknown one only where it is the whole text. */
export function townAtEnd(text: string, country: string): Town | null {
  const match = AT_END.exec(text.slice(-120));
  if (!match?.[1]) return null;
  const words = match[1].split(' ');
  const offset = Math.max(0, text.length - 120) + match.index;
  for (let from = 0; from < words.length; from++) {
    const name = nameOf(words.slice(from));
    if (!/^\p{L}/u.test(name) || STOP.test(name)) continue;
    // "12 High Street": Street is a town, too.
    if (from > 0 && !name.includes(' ') && hasStreetWord(name)) continue;
    if (name.length > 2 && findCity(name, country)) {
      // "West Hollywood" lies beside Hollywood.
      if (from === 1 && offset + match.index === 0 && BESIDE.test(words[0] ?? '')) break;
      const before = words.slice(0, from).join(' ').length + (from > 0 ? 1 : 0);
      return { name: cased(name), at: offset + before, isKnown: true };
    }
  }
  const isWhole =
    offset === 0 && words.length <= 4 && words.every((word) => /^\p{Lu}/u.test(word) || PARTICLE.test(word));
  return isWhole && match.index === 0 && nameOf(words).length > 2
    ? { name: cased(nameOf(words)), at: 0, isKnown: false }
    : null;
}

function wordsUntilStop(text: string): string[] {
  const words = text.split(' ');
  const stop = words.findIndex((word) => STOP.test(word));
  return stop < 0 ? words : words.slice(0, stop);
}

/** "AAGTEKERKE", "RIO DE JANEIRO": in capitals only as addresses on letters are. */
function cased(name: string): string {
  if (name.length < 4 || /\p{Ll}|\p{Lo}/u.test(name)) return name;
  const parts = name.toLowerCase().split(/(?<=[ '’-])/u);
  return parts
    .map((part, at) => (at > 0 && PARTICLE.test(part.replace(/[ '’-]$/u, '')) ? part : capitalised(part)))
    .join('');
}

function nameOf(words: readonly string[]): string {
  return words.join(' ').replace(/[.,\s-]+$/u, '');
}
