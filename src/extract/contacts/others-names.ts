import { bareLetters } from '../../language/bare-letters.ts';
import { LEGAL_FORM } from '../../language/legal-forms.ts';
import { findPageKind } from '../../language/page-kinds.ts';

/** Whose names are no others': the site's, and that of the town it stands in. */
interface OwnNames {
  readonly name: string | null;
  readonly domain: string;
  readonly city?: string | undefined;
}

/** Whether a title is two words with capitals, none of them of the site's name, of the town or of what branches are called. */
export function isOthersName(title: string, { name, domain, city = '' }: OwnNames): boolean {
  const words = title.split(/[\s–—-]+/u).filter((word) => /^\p{Lu}/u.test(word));
  if (words.length < 2 || BRANCH.test(title) || FORM.test(title) || findPageKind({ text: title }) !== null)
    return false;
  const own = [name ?? '', domain].map(bareLetters).join(' ');
  return !words
    .map(bareLetters)
    .some((word) => word.length > 2 && (own.includes(word) || bareLetters(city).includes(word)));
}

/** Words that branches of any firm are called by. */
const BRANCH =
  /filial|branch|store|shop|office|showroom|standort|praxis|ordination|studio|salon|boutique|agence|cabinet|magasin|bureau|butik|kontor|sede|negozio|sucursal|tienda|oficina|consult|loja|escrit[óo]rio|sklep|oddzia|biuro|gabinet|poboč|prodejn|ordinac|üzlet|bolt|iroda|magazin|sediu|birou|филиал|магазин|офис|філі|mağaza|şube|location|headquarter|\bhq\b|zentrale|hauptsitz|si[èe]ge|depot|warehouse|lager|werk|plant|clinic|klinik|cent(?:re|er)/iu;

/** A firm's whole name may be another one than that of its site. */
const FORM = new RegExp(`(?<!\\p{L})(?:company|${LEGAL_FORM})(?!\\p{L})`, 'iu');
