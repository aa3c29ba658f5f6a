import type { SiteDocument } from '../../../src/core/site/site-record.ts';
import type { Corpus } from './corpus.ts';
import { handmadeCases } from './handmade.ts';
import { peerOf, type TruthRow, tally } from './row.ts';

/*
 * What people call the kind of a site, as patterns on the ids of our categories. The truth files know few and wide kinds:
 * any special kind below a wide one is right ("shop": shop/shoes). A kind that no pattern stands for is not judged.
 */
const LOCAL = '(?:craft|shop|amenity|healthcare|leisure|tourism|landuse|man_made|club|sport|aeroway|railway)/';
const KINDS: Readonly<Record<string, RegExp>> = {
  shop: /^(?:shop\/|craft\/(?:winery|brewery|jeweller)$|site\/marketplace$)/,
  business: new RegExp(`^(?:${LOCAL}|office/(?!newspaper|government|political_party))`),
  manufacturer: /^(?:man_made\/works$|craft\/|shop\/)/,
  hotel: /^tourism\/(?:hotel|motel|hostel|guest_house|apartment)$/,
  restaurant: /^amenity\/(?:restaurant|cafe|fast_food|bar|pub)$/,
  saas: /^(?:site\/software|office\/it)$/,
  software: /^(?:site\/software|office\/it)$/,
  community: /^site\/(?:forum|social)$/,
  forum: /^site\/forum$/,
  social: /^site\/social$/,
  wiki: /^site\/wiki$/,
  blog: /^site\/blog$/,
  magazine: /^(?:site\/magazine|office\/newspaper)$/,
  news: /^(?:office\/newspaper|site\/(?:magazine|television|radio))$/,
  recipes: /^site\/recipes$/,
  recipe: /^site\/recipes$/,
  portal: /^site\/portal$/,
  directory: /^site\/directory$/,
  classifieds: /^site\/marketplace$/,
  marketplace: /^site\/marketplace$/,
  jobs: /^(?:site\/job_board|office\/employment_agency)$/,
  transport: /^(?:amenity\/(?:public_transport|taxi|bus_station|ferry_terminal)|railway\/|office\/airline)/,
  travel: /^(?:office\/airline|shop\/travel_agency|tourism\/)/,
  edu: /^(?:amenity\/(?:university|college|school|kindergarten|language_school|music_school|library)|office\/(?:educational_institution|research))$/,
  gov: /^(?:office\/government|amenity\/(?:townhall|courthouse|police|fire_station|library))$/,
  government: /^(?:office\/government|amenity\/(?:townhall|courthouse|police|fire_station))$/,
  court: /^amenity\/courthouse$/,
  ngo: /^office\/(?:ngo|association)$/,
  association: /^(?:office\/(?:ngo|association)|club\/)/,
  health: /^(?:healthcare\/|amenity\/(?:doctors|dentist|clinic|hospital|pharmacy|veterinary))/,
};

/** The pattern for what the handmade answers call a kind; null where nothing of ours stands for it. */
export function kindPattern(kind: string): RegExp | null {
  return KINDS[kind] ?? null;
}

/** Codes of alltheplaces follow OpenStreetMap's tagging: SHOP_SHOES, OFFICE_INSURANCE, BANK. */
function brandPattern(code: string): RegExp | null {
  const [, key = 'amenity', value] =
    /^(?:(shop|office|tourism|leisure|craft|healthcare)_)?([a-z_]+)$/.exec(code.toLowerCase()) ?? [];
  if (value === undefined) return null;
  if (key === 'shop') return new RegExp(`^shop/(?:${value}|online)$`);
  return new RegExp(`^(?:${key === 'amenity' ? '(?:amenity|tourism|shop)' : key})/${value}$`);
}

/** Of the directory's groups those that name one kind of site. */
const DIRECTORY: Readonly<Record<string, RegExp>> = {
  'developer-tools': /^(?:site\/software|office\/it)$/,
  'ai-ml': /^(?:site\/software|office\/it)$/,
  'infrastructure-cloud': /^(?:site\/software|office\/it)$/,
  'ecommerce-retail': /^(?:shop\/|site\/marketplace$)/,
  'agency-services': /^office\/(?:advertising_agency|consulting|it|graphic_design)$/,
  'finance-fintech': /^(?:office\/(?:financial|insurance)|amenity\/bank|site\/software)$/,
  'content-media': /^(?:office\/newspaper|site\/(?:magazine|blog|podcast))$/,
  personal: /^site\/blog$/,
};

interface KindCase {
  readonly slug: string;
  /** As the truth names it. */
  readonly kind: string;
  readonly pattern: RegExp;
  readonly document: SiteDocument | null;
}

/** Kinds of sites: how many of those we give are right, and how many of all sites have a right one. */
export function measureCategory(corpus: Corpus): TruthRow[] {
  const handmade = handmadeCases(corpus).flatMap(({ truth: { slug, kind }, document }) => {
    const pattern = kindPattern(kind);
    return pattern ? [{ slug, kind, pattern, document }] : [];
  });
  return [
    ...rowsOf('read by hand', handmade),
    ...rowsOf('shops and chains', listed(corpus, 'brands.jsonl', brandPattern)),
    ...rowsOf(
      'listed in a directory',
      listed(corpus, 'directory-llms.jsonl', (name) => DIRECTORY[name] ?? null),
    ),
  ];
}

function listed(corpus: Corpus, file: string, toPattern: (name: string) => RegExp | null): KindCase[] {
  const rows = corpus.answers<{ domain?: string; category?: string | null }>(file);
  const known = new Set(corpus.languages.keys());
  return rows.flatMap(({ domain = '', category }) => {
    const slug = domain.replace(/^www\./, '');
    const pattern = category && known.has(slug) ? toPattern(category) : null;
    const document = pattern ? corpus.readSite(slug)?.document : undefined;
    return pattern && category && document ? [{ slug, kind: category, pattern, document }] : [];
  });
}

function rowsOf(what: string, cases: readonly KindCase[]): TruthRow[] {
  const given = tally('category', `${what}: right of given`);
  const all = tally('category', `${what}: right of all sites`);
  for (const { slug, kind, pattern, document } of cases) {
    const id = document?.category?.id;
    const isRight = id !== undefined && pattern.test(id);
    if (id !== undefined) given.add(isRight, `${slug}: ${id} (${document?.sources?.category?.by}), is ${kind}`);
    all.add(isRight, `${slug}: ${id ?? 'none'}, is ${kind}`);
  }
  return [given.row(), all.row({ peer: commonest(cases) })];
}

/** The least effort: every site is of the kind that most are of. */
function commonest(cases: readonly KindCase[]): TruthRow['peer'] {
  const kinds = [...Map.groupBy(cases, ({ kind }) => kind)].sort(([, a], [, b]) => b.length - a.length);
  const [top] = kinds[0] ?? [];
  return peerOf(
    `always ${top}`,
    cases.map(({ kind }) => kind === top),
  );
}
