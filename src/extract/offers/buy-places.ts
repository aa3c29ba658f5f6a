import { type Element, isTag } from 'domhandler';
import { findAction } from '../../language/action-words.ts';
import { isInside } from '../forms/form-parts.ts';
import { readForms } from '../forms/forms.ts';
import type { ParsedPage } from '../page/parsed-page.ts';
import { holds, type Span } from '../text/text-collector.ts';
import { besideBoxes } from './price-marks.ts';

/** Of a page with more only the first are looked at. */
const MAX_PLACES = 60;
const MAX_LABEL = 40;
const MAX_BUTTONS = 400;

/** Where on a page something can be put into a cart: its order forms, and buttons that say so. In the order of the text. */
export function buyPlaces(page: ParsedPage): Span[] {
  const places = [
    ...readForms(page)
      .filter(({ kind, visible }) => kind === 'order' && visible)
      .map(({ shape }) => wholeForm(shape.element, page)),
    ...buyButtons(page),
  ]
    .filter((element) => !isInFrame(element))
    .flatMap((element) => page.spanOf(element) ?? []);
  // Most pages sell nothing.
  const beside = places.length === 0 ? [] : besideBoxes(page);
  const main = places.filter((span) => !beside.some((box) => holds(box, span)));
  return apart(main.sort((a, b) => a.start - b.start)).slice(0, MAX_PLACES);
}

/** A part of a form is bought by all that stands in it, unless it is a form around the page. */
function wholeForm(part: Element, page: ParsedPage): Element {
  let form = part;
  while (form.name !== 'form' && form.parent && isTag(form.parent)) form = form.parent;
  const isAround = [...FRAME].some((name) => page.byTag.get(name)?.some((element) => isInside(element, form)));
  return form.name !== 'form' || isAround ? part : form;
}

function buyButtons(page: ParsedPage): Element[] {
  return [...(page.byTag.get('button') ?? []), ...(page.byTag.get('a') ?? [])]
    .filter(isButton)
    .slice(0, MAX_BUTTONS)
    .filter((element) => {
      const span = page.spanOf(element);
      if (!span || span.end - span.start > MAX_LABEL || span.end - span.start < 3) return false;
      return TO_CART.test(signsOf(element)) || findAction(page.textOf(element)) === 'order';
    });
}

const BUTTON = /(?<![a-z])(?:btn|button|cta|buy(?:-?now)?)(?![a-z])/iu;
/** Class names and addresses of shop software that say what a button does in no language: "add_to_cart_button", "/cart/add/17". */
const TO_CART = /(?<![a-z])add[-_]?(?:item[-_]?)?to[-_]?(?:cart|basket|bag)|(?:cart|basket)\/add(?![a-z])/iu;

function isButton(element: Element): boolean {
  return element.name === 'button' || element.attribs.role === 'button' || isNamedButton(signsOf(element));
}

function isNamedButton(signs: string): boolean {
  return BUTTON.test(signs) || TO_CART.test(signs);
}

function signsOf({ attribs }: Element): string {
  return `${attribs.class ?? ''} ${attribs.href ?? ''}`.slice(0, 300);
}

const FRAME = new Set(['nav', 'header', 'footer']);

/** A cart in the header is none of a product. */
function isInFrame(element: Element): boolean {
  for (let above = element.parent; above; above = above.parent) if (isTag(above) && FRAME.has(above.name)) return true;
  return false;
}

/** A button inside a form is the form's. */
function apart(spans: readonly Span[]): Span[] {
  const kept: Span[] = [];
  for (const span of spans) {
    const last = kept.at(-1);
    if (!last || (span.start > last.start && span.start >= last.end)) kept.push(span);
  }
  return kept;
}
