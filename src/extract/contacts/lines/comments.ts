import type { Element } from 'domhandler';
import { parentOf } from '../../page/element-rooms.ts';
import type { ParsedPage } from '../../page/parsed-page.ts';

/** Names of elements that hold what visitors wrote. */
const COMMENTS =
  /(?:^|[\s_-])(?:comments?|commentlist|disqus|guestbook|gaestebuch|kommentare|kommentarer|commentaires|comentarios|commenti|reacties|komentarze)(?![a-z])/iu;
/** "no-comments", "comments-open": what a template says of a page. */
const SAID_OF_PAGE =
  /(?:^|[\s_-])(?:no|has|with|without|hide|single)[_-]?comments?|comments?[_-]?(?:open|closed|off|on|enabled|disabled|count|link|form)(?![a-z])/iu;
const ITEM = /schema\.org\/(?:Comment|UserComments)$/iu;
const MAX_NAMES = 300;

type Place = 'comments' | 'own';

/** Comments of each page, for the several readers that ask for them. */
const known = new WeakMap<ParsedPage, (element: Element | null) => boolean>();

/** Tells which elements of a page hold what its visitors wrote: no number or address in it is the site's. */
export function commentReader(page: ParsedPage): (element: Element | null) => boolean {
  const reader = known.get(page) ?? readerOf(page);
  known.set(page, reader);
  return reader;
}

function readerOf(page: ParsedPage): (element: Element | null) => boolean {
  const places = new Map<Element, Place>();
  for (const heading of page.byTag.get('h1') ?? [])
    for (let each: Element | null = heading; each !== null && !places.has(each); each = parentOf(each))
      places.set(each, 'own');
  const placeOf = (element: Element | null): Place => {
    if (element === null) return 'own';
    const before = places.get(element);
    if (before !== undefined) return before;
    const place = holdsComments(element) ? 'comments' : isFoot(element) ? 'own' : placeOf(parentOf(element));
    places.set(element, place);
    return place;
  };
  return (element) => placeOf(element) === 'comments';
}

function holdsComments({ name, attribs: { class: names = '', id = '', itemtype = '' } }: Element): boolean {
  if (name === 'body' || name === 'html' || name === 'main') return false;
  const said = `${names.slice(0, MAX_NAMES)} ${id}`;
  return (COMMENTS.test(said) && !SAID_OF_PAGE.test(said)) || ITEM.test(itemtype);
}

/** The foot of a page may stand within comments that were never closed. */
function isFoot({ name, attribs: { id = '', role = '' } }: Element): boolean {
  return role === 'contentinfo' || /^(?:site-?)?footer$/iu.test(id) || (name === 'footer' && id !== '');
}
