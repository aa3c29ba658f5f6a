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
export function isOthersName(title: string, own: OwnNames): boolean {
  return CASELESS.test(title) ? isCaselessName(title, own) : isCapitalName(title, own);
}

function isCapitalName(title: string, { name, domain, city = '' }: OwnNames): boolean {
  const words = title.split(/[\s–—-]+/u).filter((word) => /^\p{Lu}/u.test(word));
  if (words.length < 2 || BRANCH.test(title) || FORM.test(title) || findPageKind({ text: title }) !== null)
    return false;
  const own = [name ?? '', domain].map(bareLetters).join(' ');
  return !words
    .map(bareLetters)
    .some((word) => word.length > 2 && (own.includes(word) || bareLetters(city).includes(word)));
}

/** A script without capitals. */
const CASELESS = /[\p{Lo}\p{Script=Georgian}]/u;

/** In a script without capitals nothing marks a name: it has letters enough for one, and says nothing that branches are called by. */
function isCaselessName(title: string, { name, city = '' }: OwnNames): boolean {
  const bare = bareLetters(title);
  if (bare.length < MIN_LETTERS || CASELESS_BRANCH.test(title) || findPageKind({ text: title }) !== null) return false;
  const known = [name ?? '', city].map(bareLetters).filter((each) => each !== '');
  return !known.some((each) => bare.includes(each) || each.includes(bare) || shareEnd(bare, each));
}

const MIN_LETTERS = 4;
/** So many letters at the start or the end of two names are those of one firm, or the word for what both are. */
const SHARED = 2;

function shareEnd(one: string, other: string): boolean {
  return one.slice(0, SHARED) === other.slice(0, SHARED) || one.slice(-SHARED) === other.slice(-SHARED);
}

/** Whether names of listed firms may be those of branches of one: in a script without capitals a single one, or all that begin or end alike. */
export function areAkin(names: readonly string[]): boolean {
  const [first = '', ...others] = names.map(bareLetters);
  return CASELESS.test(first) && others.every((other) => shareEnd(first, other));
}

/** What branches, parts of a firm and labels above addresses are called in scripts without capitals. */
const CASELESS_BRANCH =
  /[店社所部場局課室館]$|[东東西南北]区|地区|支店|本店|本社|営業|事業|工場|センター|オフィス|ショールーム|出張|拠点|研究|エリア|事務|住所|所在地|アクセス|案内|分公司|公司|总部|總部|门店|办事|办公|工厂|仓库|中心|地址|地点|校区|점$|본사|지사|지점|사무|공장|센터|매장|영업|물류|연구|주소|본부|캠퍼스|오시는|فرع|فروع|مكتب|معرض|المقر|مستودع|المركز|العنوان|عنوان|شعبه|دفتر|کارخانه|آدرس|สาขา|สำนักงาน|โชว์รูม|โรงงาน|คลัง|ศูนย์|ที่อยู่|סניף|משרד|חנות|אולם|מפעל|כתובת|मुख्यालय|कार्यालय|शाखा|पता|ფილიალ|ოფის|მისამართ/u;

/** Words that branches of any firm are called by. */
const BRANCH =
  /filial|branch|store|shop|office|showroom|standort|praxis|ordination|studio|salon|boutique|agence|cabinet|magasin|bureau|butik|kontor|sede|negozio|sucursal|tienda|oficina|consult|loja|escrit[óo]rio|sklep|oddzia|biuro|gabinet|poboč|prodejn|ordinac|üzlet|bolt|iroda|magazin|sediu|birou|филиал|магазин|офис|філі|mağaza|şube|location|headquarter|\bhq\b|zentrale|hauptsitz|si[èe]ge|depot|warehouse|lager|werk|plant|clinic|klinik|cent(?:re|er)/iu;

/** A firm's whole name may be another one than that of its site. */
const FORM = new RegExp(`(?<!\\p{L})(?:company|${LEGAL_FORM})(?!\\p{L})`, 'iu');
