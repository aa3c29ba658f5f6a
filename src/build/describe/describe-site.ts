import type { CountryCode } from 'libphonenumber-js/max';
import type { LawpBusiness, LawpDocument } from '../../core/lawp/document.ts';
import type { Notice, ProductFacts, SiteFacts } from '../../core/site/facts.ts';
import { termsOf } from '../../core/site/price-terms.ts';
import type { Product, SiteDocument } from '../../core/site/site-record.ts';
import { settleDocument } from '../../extract/settle-document.ts';
import { toLawpAction } from '../../language/english/english-actions.ts';
import { englishOf } from '../../language/english/english-of.ts';
import type { MachineEnglish } from '../../language/english/machine-english.ts';
import { type OwnWords, readOwnWords } from '../../language/english/own-words.ts';
import { namedPages, whatPagesAre } from '../../language/english/page-title.ts';
import type { SiteContext } from '../../language/english/site-context.ts';
import { dialable } from '../../language/phone-text.ts';
import { toEur } from '../../places/exchange-rates.ts';
import { NO_POINTS, type SitePoints } from '../map/site-points.ts';
import { completeByMap } from './business-from-map.ts';
import { businessSources } from './business-sources.ts';
import type { DescribedBusiness } from './describe-business.ts';
import { describeOwnActions, ownActionIds } from './describe-own-actions.ts';
import { describeOwnPages, type OwnPage, ownPages } from './describe-own-pages.ts';
import { type DescribedPages, describePages, READ_WORDS } from './describe-pages.ts';
import { describePlaces } from './describe-places.ts';
import { describeReaches } from './describe-reaches.ts';
import { englishStart } from './english-start.ts';
import { findSurroundings, type Surroundings } from './find-surroundings.ts';
import { siteDescription } from './site-description.ts';
import { isHomeSeen, sourcesOf } from './sources.ts';
import { countriesOf } from './stated-facts.ts';
import { type StatedReach, statedReach } from './stated-reach.ts';
import { tellBusiness } from './tell-business.ts';

/** What else is known of a site when it is described. */
export interface DescribeOptions {
  /** The document that the site's verified owner saved, if any. */
  readonly owner?: LawpDocument | null;
  /** What the open map knows of it. */
  readonly points?: SitePoints;
  /** Finds English for texts in other languages; null where nothing translates. */
  readonly english?: MachineEnglish | null;
}

/** The document that speaks for the site (contract section 2, Precedence), and who wrote it. */
interface Chosen {
  readonly source: SiteDocument['source'];
  readonly document: LawpDocument | null;
  readonly notices: readonly Notice[];
}

/**
 * The effective document of a site: its native document, else its owner's, else what was read, all in English, with
 * business details, kind, place and products beside. The same facts give the same document.
 */
export function describeSite(facts: SiteFacts, options: DescribeOptions = {}): SiteDocument {
  const chosen = choose(facts, options.owner ?? null);
  const own = chosen.document === null ? null : readOwn(chosen.document, facts);
  const stated = { own: chosen.document?.business, stated: own?.reach };
  const told = tellBusiness({ facts, source: chosen.source, ...stated });
  const points = options.points ?? NO_POINTS;
  const business = completeByMap(told, points, facts);
  const english = options.english ?? null;
  const found = findSurroundings({ facts, source: chosen.source, told, business, points });
  const known = contextOf(facts, chosen, own, {
    business,
    products: facts.products.map(describeProduct),
    about: found,
  });
  const context = english === null ? known : withEnglishProducts({ ...known, english });
  const { products } = context;
  const described = own
    ? describeOwnPages(own.pages, facts, context, own.countries)
    : describePages(facts.pages, context, { maxWords: READ_WORDS });
  const forms = formsOf(facts, chosen.document);
  const description = siteDescription(facts, context, described);
  const reaches = describeReaches(facts, chosen.document);
  return {
    lawp: lawpOf(facts, chosen, context, { business: business.business, pages: described.pages, own }),
    originals: described.originals,
    ...foundBy(facts, chosen.source),
    ...whatPagesSay(facts, described),
    source: chosen.source,
    description,
    sources: {
      ...sourcesOf({ facts, source: chosen.source, description, ...found }),
      ...(chosen.source === 'built' ? businessSources(facts, business.business, business.fromText) : {}),
    },
    homeSeen: isHomeSeen(facts),
    ...(Object.keys(forms).length === 0 ? {} : { forms }),
    ...(Object.keys(reaches).length === 0 ? {} : { reaches }),
    businessOrigin: business.origin,
    ...(business.fromText.length > 0 ? { businessText: business.fromText } : {}),
    ...(found.map === null ? {} : { map: found.map }),
    places: describePlaces(facts, { ...business, map: found.map }, context.place),
    category: context.category,
    place: context.place,
    products,
    notices: [...facts.notices, ...chosen.notices, ...business.notices, ...(english?.notices() ?? [])],
  };
}

/**
 * What a site is found by beside what is shown of it: words further down its pages whoever wrote its document, other names
 * where nobody chose its name.
 */
function foundBy(facts: SiteFacts, source: SiteDocument['source']): Pick<SiteDocument, 'otherNames' | 'laterWords'> {
  const { otherNames = [], laterWords } = facts;
  return {
    ...(source === 'built' && otherNames.length > 0 ? { otherNames } : {}),
    ...(laterWords === undefined ? {} : { laterWords }),
  };
}

/** What pages say of themselves, of those that are described, and the languages that the site is offered in. */
function whatPagesSay(facts: SiteFacts, { pages }: DescribedPages): Pick<SiteDocument, 'pageTypes' | 'languages'> {
  const types = facts.pages.flatMap(({ path, typed }) => {
    if (typed === undefined || !Object.hasOwn(pages, path)) return [];
    return [[path, { type: typed.type, ...(typed.date === undefined ? {} : { date: typed.date }) }] as const];
  });
  const { languages = [] } = facts;
  return {
    ...(types.length === 0 ? {} : { pageTypes: Object.fromEntries(types) }),
    ...(languages.length === 0 ? {} : { languages }),
  };
}

/** How the forms of a site are sent, by the actions that they offer and that are not called otherwise. */
function formsOf({ actions }: SiteFacts, own: LawpDocument | null): NonNullable<SiteDocument['forms']> {
  const isShown = (id: string) => own === null || own.actions.some((each) => each.id === id && !each.endpoint);
  return Object.fromEntries(
    actions.flatMap(({ id, form }) => (form === undefined || !isShown(id) ? [] : [[id, form]])),
  );
}

/** What is made of a document's own words before it is described. */
interface Own {
  readonly words: OwnWords;
  readonly pages: readonly OwnPage[];
  readonly countries: readonly CountryCode[];
  readonly reach: StatedReach;
}

function readOwn(document: LawpDocument, facts: SiteFacts): Own {
  const words = readOwnWords(document, facts.language.value);
  const countries = countriesOf(facts, document);
  const reach = statedReach(document, facts, countries);
  return { words, pages: ownPages(document, facts, words), countries, reach };
}

function choose({ native }: SiteFacts, owner: LawpDocument | null): Chosen {
  if (native.state === 'valid' && native.document !== null) {
    return { source: 'native', ...settleDocument(native.document) };
  }
  return owner === null
    ? { source: 'built', document: null, notices: [] }
    : { source: 'owner', ...settleDocument(owner) };
}

function describeProduct(facts: ProductFacts): Product {
  const { originalName, price, currency, url, image, available } = facts;
  const priceEur = price === null || currency === null ? null : toEur(price, currency);
  // Names of products stay as they are (R67).
  return { name: originalName, originalName, price, currency, priceEur, ...termsOf(facts), url, image, available };
}

/** The names of products in English, where a translator gives it. */
function withEnglishProducts(context: SiteContext): SiteContext {
  const inEnglish = (product: Product): Product => {
    const name = englishOf(context, product.originalName, 'label');
    return name === null ? product : { ...product, name };
  };
  return { ...context, products: context.products.map(inEnglish) };
}

interface Gathered {
  readonly business: DescribedBusiness;
  readonly products: readonly Product[];
  readonly about: Surroundings;
}

interface Described {
  readonly business: LawpBusiness | null;
  readonly pages: LawpDocument['pages'];
  readonly own: Own | null;
}

function contextOf(
  facts: SiteFacts,
  chosen: Chosen,
  own: Own | null,
  { business, products, about }: Gathered,
): SiteContext {
  const declared = chosen.document?.language;
  // "en" is also what an author gets who says nothing (R4): then the texts decide.
  const isForeign = declared === 'en' && own?.words.isForeign === true;
  const language = isForeign ? own.words.language : (declared ?? facts.language.value);
  return {
    name: chosen.document?.name || facts.name?.value || facts.domain,
    language,
    category: about.category?.value ?? null,
    place: about.place?.value ?? null,
    business: withContacts(business.business, facts),
    products,
    actionIds: chosen.document === null ? facts.actions.map(({ id }) => id) : ownActionIds(chosen.document),
    topics: topicsOf(facts),
    ownEnglish: englishStart(facts, language),
    singlePages: own ? [] : whatPagesAre(facts.pages),
    ...(!own &&
      language === 'en' &&
      !isHomeSeen(facts) && { namedPages: namedPages(facts.pages, facts.name?.value ?? '') }),
    pageKinds: own ? own.pages.map(({ text }) => text.kind) : facts.pages.map(({ kind }) => kind),
  };
}

/** What the site is about by its own words; nothing is said of it beside a document of its author. */
function topicsOf({ topics = [] }: SiteFacts): SiteContext['topics'] {
  const from = (source: 'menu' | 'words') => topics.filter((each) => each.from === source).map(({ topic }) => topic);
  return { menu: from('menu'), words: from('words') };
}

/** Business details with the number and e-mail address that the site's links give: for texts only. */
function withContacts(business: LawpBusiness | null, { actions }: SiteFacts): LawpBusiness | null {
  const phone = actions.find((action) => action.phone !== undefined)?.phone;
  const email = actions.find((action) => action.email !== undefined)?.email;
  const telephone = phone === undefined ? '' : dialable(phone);
  if (business === null && telephone === '' && email === undefined) return null;
  return { ...(telephone === '' ? {} : { telephone }), ...(email === undefined ? {} : { email }), ...business };
}

function lawpOf(facts: SiteFacts, chosen: Chosen, context: SiteContext, gathered: Described): LawpDocument {
  const { source, document } = chosen;
  const { business, pages, own } = gathered;
  const { name, language } = context;
  const head = { lawp_version: '0.3', domain: facts.domain, name: [...name].slice(0, 200).join(''), language, pages };
  const withBusiness = business === null ? {} : { business };
  if (document === null || own === null || source === 'built') {
    return { ...head, actions: facts.actions.map((action) => toLawpAction(action, context)), ...withBusiness };
  }
  const { accounts, translations, more_pages, ttl, updated_at } = document;
  const { en: _used, [language]: _own, ...others } = translations ?? {};
  return {
    ...head,
    actions: describeOwnActions({ document, words: own.words, countries: own.countries }, context, source),
    ...withBusiness,
    ...(accounts === undefined ? {} : { accounts }),
    ...(Object.keys(others).length === 0 ? {} : { translations: others }),
    ...(more_pages === undefined ? {} : { more_pages }),
    ...(ttl === undefined ? {} : { ttl }),
    ...(updated_at === undefined ? {} : { updated_at }),
  };
}
