import { type Element, isTag } from 'domhandler';
import { lastPathPart } from '../../core/path-parts.ts';
import { percentDecoded } from '../../core/percent-decoded.ts';
import type { PageType } from '../../core/site/page-type.ts';
import { isDated, sortOfAddress } from '../actions/action-address.ts';
import type { ParsedPage } from '../page/parsed-page.ts';
import { readPublishedDay } from '../page-date.ts';

/** Words for a password, as titles and addresses have them. */
const PASSWORD =
  /pass\s?wor[dt]|passwd|kennwort|mot[\s_-]?de[\s_-]?passe|motdepasse|contraseña|contrasena|wachtwoord|\bhasł|haslo|\bhesl|jelsz|парол|парол|\bparol|şifre|sifre|lösenord|adgangskode|passord|salasana|κωδικ|\bsenha|パスワード|비밀번호|密码|密碼|كلمة المرور|سیسم|סיסמ|mật khẩu|kata sandi|รหัสผ่าน|slaptažod|lozink|\bgesl/iu;
/** Words for having lost it. */
const LOST =
  /forg[oe]t|lost|reset|recover|remind|retriev|vergess|oubli|olvid|recuper|dimentic|esquec|vergeten|zapomn|elfelejt|забыл|забрав|восстанов|забув|glömt|glemt|unohtu|unustu|unutt|ξέχασ|ricord|envoi|przypom|忘|분실|찾기|quên|lupa|nasa|resetuj/iu;

/** A page is a story from so many words of prose on. */
const STORY_WORDS = 60;
const MAX_ELEMENTS = 3_000;

/**
 * What a page is by its form alone, where it declares nothing: a form for a lost password, a story at the address of one or
 * inside one `<article>`, a thread by its address, an archive page of a blog; null when it may be anything.
 */
export function typeByStructure(
  page: ParsedPage,
  { title, words }: { readonly title: string; readonly words: number },
): PageType | null {
  if (isPasswordReset(page, title)) return 'password_reset';
  const sort = sortOfAddress(page.url);
  if (sort === 'thread' && /\d/u.test(page.url.pathname + page.url.search)) return 'forum_thread';
  if (/\/(?:page|seite|pagina|strona)[/-]?\d+\/?$/iu.test(page.url.pathname)) return 'archive';
  const buys = buyMarks(page);
  if (buys > 0) return buys <= MAX_OF_ONE ? 'product' : null;
  if (words < STORY_WORDS) return null;
  const isStory = isDated(page.url) || (sort === 'story' && (isHeadlined(page.url) || readPublishedDay(page) !== null));
  return isStory || isOneArticle(page) ? 'article' : null;
}

/** Words of a headline in the last part of an address. */
const HEADLINE_WORDS = 6;

function isHeadlined({ pathname }: URL): boolean {
  const last = lastPathPart(pathname);
  return last.split(/[-_]/u).filter((word) => /\p{L}/u.test(percentDecoded(word))).length >= HEADLINE_WORDS;
}

/** A product's page may offer some others beside. */
const MAX_OF_ONE = 3;
/** How the shop programs call what puts a thing into the cart. */
const BUY =
  /add[-_ ]?(?:to[-_ ]?|2)?(?:cart|basket|bag)(?:[-_ ]|$|\/)|addtocart|btn-cart|(?:cart|basket|warenkorb|panier|carrito|carrello|winkelwagen|kosik|koszyk|indkobskurv)[/_-]?(?:add|action)|in-den-warenkorb|single_add_to_cart|product-form__submit|buy-?now/iu;

/** How many things of a page can be put into a cart. */
function buyMarks(page: ParsedPage): number {
  const forms = (page.byTag.get('form') ?? [])
    .slice(0, 200)
    .filter(({ attribs }) =>
      BUY.test(`${attribs.action ?? ''} ${attribs.id ?? ''} ${attribs.class ?? ''}`.slice(0, 600)),
    );
  if (forms.length > 0) return forms.length;
  const buttons = ['button', 'input'].flatMap((tag) => (page.byTag.get(tag) ?? []).slice(0, MAX_ELEMENTS));
  return buttons.filter(({ attribs }) =>
    BUY.test(`${attribs.id ?? ''} ${attribs.class ?? ''} ${attribs.name ?? ''}`.slice(0, 400)),
  ).length;
}

/** How much of an address is read. */
const MAX_ADDRESS = 500;

function isPasswordReset(page: ParsedPage, title: string): boolean {
  if ((page.byTag.get('form') ?? []).length === 0) return false;
  const address = percentDecoded((page.url.pathname + page.url.search).slice(0, MAX_ADDRESS)).replace(/[_/-]+/gu, ' ');
  return [title, address].some(
    (text) => PASSWORD.test(text.replace(/[_-]/gu, ' ')) && LOST.test(`${title} ${address}`),
  );
}

/** One `<article>` that no other stands beside: a page of one text. */
function isOneArticle(page: ParsedPage): boolean {
  const articles = (page.byTag.get('article') ?? [])
    .slice(0, 200)
    .filter((element) => page.isVisible(element) && !isInside(element));
  const hentries =
    articles.length > 0
      ? []
      : (page.byTag.get('div') ?? [])
          .slice(0, MAX_ELEMENTS)
          .filter(({ attribs }) => /(?:^|\s)(?:hentry|h-entry)(?:\s|$)/u.test(attribs.class ?? ''));
  return articles.length + hentries.length === 1;
}

function isInside(element: Element): boolean {
  for (let parent = element.parent; parent; parent = parent.parent)
    if (isTag(parent) && parent.name === 'article') return true;
  return false;
}
