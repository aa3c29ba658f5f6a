import type { LawpBusiness, LawpDocument } from '../../core/lawp/document.ts';
import { homePath } from '../../core/readiness/home-page.ts';
import type { Notice, ProductFacts, SiteFacts } from '../../core/site/facts.ts';
import type { Product, SiteDocument } from '../../core/site/site-record.ts';
import { settleDocument } from '../../extract/settle-document.ts';
import { composeDescription } from '../../language/compose.ts';
import { detectLanguage } from '../../language/detect.ts';
import { toLawpAction } from '../../language/english-actions.ts';
import { cutAtSentence, keepEnglish, sentencesOf } from '../../language/english-text.ts';
import { findPageKind } from '../../language/page-kinds.ts';
import { dialable } from '../../language/phone-text.ts';
import type { SiteContext } from '../../language/site-context.ts';
import { toEur } from '../../places/exchange-rates.ts';
import { completeByText } from './business-from-text.ts';
import { type DescribedBusiness, describeBusiness } from './describe-business.ts';
import { describeOwnActions, ownActionIds } from './describe-own-actions.ts';
import { type DescribedPages, describePages, type PageText } from './describe-pages.ts';
import { findSiteCategory } from './find-category.ts';
import { findSitePlace } from './find-site-place.ts';

/** What else is known of a site when it is described. */
export interface DescribeOptions {
  /** The document that the site's verified owner saved, if any. */
  readonly owner?: LawpDocument | null;
}

/** The document that speaks for the site (contract section 2, Precedence), and who wrote it. */
interface Chosen {
  readonly source: SiteDocument['source'];
  readonly document: LawpDocument | null;
  readonly notices: readonly Notice[];
}

const MAX_WORDS = 200;
const DESCRIPTION_WORDS = 60;
const DESCRIPTION_CHARACTERS = 320;

/**
 * The effective document of a site: its native document, else its owner's, else what was read, all in English, with
 * business details, kind, place and products beside. The same facts give the same document.
 */
export function describeSite(facts: SiteFacts, options: DescribeOptions = {}): SiteDocument {
  const chosen = choose(facts, options.owner ?? null);
  const marked = describeBusiness(chosen.document?.business, chosen.source, facts.business);
  const business = chosen.source === 'built' ? completeByText(marked, facts) : { ...marked, fromText: [] };
  const products = facts.products.map((product) => describeProduct(product));
  const texts = chosen.document === null ? facts.pages : pagesOf(chosen.document);
  const context = contextOf(facts, chosen, { business, products, texts });
  const described = describePages(texts, context, {
    maxWords: chosen.source === 'built' ? MAX_WORDS : Number.POSITIVE_INFINITY,
  });
  const forms = chosen.source === 'built' ? formsOf(facts) : {};
  return {
    lawp: lawpOf(facts, chosen, context, { business: business.business, pages: described.pages }),
    originals: described.originals,
    source: chosen.source,
    description: descriptionOf(facts, chosen, context, described),
    ...(Object.keys(forms).length === 0 ? {} : { forms }),
    businessOrigin: business.origin,
    ...(business.fromText.length > 0 ? { businessText: business.fromText } : {}),
    category: context.category,
    place: context.place,
    products,
    notices: [...facts.notices, ...chosen.notices],
  };
}

/** How the forms of a site are sent, by the actions that they offer. */
function formsOf({ actions }: SiteFacts): NonNullable<SiteDocument['forms']> {
  return Object.fromEntries(actions.flatMap(({ id, form }) => (form === undefined ? [] : [[id, form]])));
}

function choose({ native }: SiteFacts, owner: LawpDocument | null): Chosen {
  if (native.state === 'valid' && native.document !== null) {
    return { source: 'native', ...settleDocument(native.document) };
  }
  return owner === null
    ? { source: 'built', document: null, notices: [] }
    : { source: 'owner', ...settleDocument(owner) };
}

function describeProduct({ originalName, price, currency, url, image, available }: ProductFacts): Product {
  const priceEur = price === null || currency === null ? null : toEur(price, currency);
  // Names of products stay as they are (R67).
  return { name: originalName, originalName, price, currency, priceEur, url, image, available };
}

/** The pages of a document, each with its kind, its language and the English that its author gave. */
function pagesOf(document: LawpDocument): PageText[] {
  const translations = document.translations?.en?.pages ?? {};
  return Object.entries(document.pages).map(([path, { title, content }]) => {
    const given = Object.hasOwn(translations, path) ? translations[path] : undefined;
    const { language } = detectLanguage(`${title}. ${content}`, null);
    const kind = path === '/' ? 'home' : (findPageKind({ path, text: title }) ?? 'other');
    return { path, kind, title, content, language, ...(given === undefined ? {} : { given }) };
  });
}

interface Gathered {
  readonly business: DescribedBusiness;
  readonly products: readonly Product[];
  readonly texts: readonly PageText[];
}

interface Described {
  readonly business: LawpBusiness | null;
  readonly pages: LawpDocument['pages'];
}

function contextOf(facts: SiteFacts, chosen: Chosen, { business, products, texts }: Gathered): SiteContext {
  const declared = chosen.document?.language;
  // "en" is also what an author gets who says nothing (R4): then the texts decide.
  const foreign = texts.find((page) => page.language !== null && page.language !== 'en')?.language ?? 'en';
  const language = declared === undefined ? facts.language.value : declared === 'en' ? foreign : declared;
  return {
    name: chosen.document?.name || facts.name?.value || facts.domain,
    language,
    category: findSiteCategory(facts, business.business),
    place: findSitePlace(facts, business.business),
    business: withContacts(business.business, facts),
    products,
    actionIds: chosen.document === null ? facts.actions.map(({ id }) => id) : ownActionIds(chosen.document),
    pageKinds: texts.map(({ kind }) => kind),
  };
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
  const { business, pages } = gathered;
  const { name, language } = context;
  const head = { lawp_version: '0.3', domain: facts.domain, name: [...name].slice(0, 200).join(''), language, pages };
  const withBusiness = business === null ? {} : { business };
  if (document === null || source === 'built') {
    return { ...head, actions: facts.actions.map((action) => toLawpAction(action, context)), ...withBusiness };
  }
  const { accounts, translations, more_pages, ttl, updated_at } = document;
  const { en: _used, [language]: _own, ...others } = translations ?? {};
  return {
    ...head,
    actions: describeOwnActions(document, context, source),
    ...withBusiness,
    ...(accounts === undefined ? {} : { accounts }),
    ...(Object.keys(others).length === 0 ? {} : { translations: others }),
    ...(more_pages === undefined ? {} : { more_pages }),
    ...(ttl === undefined ? {} : { ttl }),
    ...(updated_at === undefined ? {} : { updated_at }),
  };
}

/** The site's own English description, else the beginning of its home page in English, else a composed one. */
function descriptionOf(
  facts: SiteFacts,
  { source }: Chosen,
  context: SiteContext,
  { pages, own }: DescribedPages,
): string {
  const said = facts.description?.value ?? '';
  if (source === 'built' && context.language === 'en' && said !== '') {
    const english = keepEnglish(said);
    if (english !== '') return cutAtSentence(english, DESCRIPTION_WORDS, DESCRIPTION_CHARACTERS);
  }
  const home = homePath(pages);
  const content = home !== null && own.has(home) ? (pages[home]?.content ?? '') : '';
  if (content !== '')
    return cutAtSentence(sentencesOf(content).slice(0, 2).join(' '), DESCRIPTION_WORDS, DESCRIPTION_CHARACTERS);
  return context.language === 'en' ? '' : composeDescription(context);
}
