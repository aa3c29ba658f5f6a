import { type Element, isTag } from 'domhandler';
import type { ParsedPage } from '../page/parsed-page.ts';
import { classifyForm } from './classify-form.ts';
import { type FieldKinds, fieldKinds, settledKinds } from './field-kinds.ts';
import { type FormShape, readFormShape } from './form-controls.ts';
import { type FormField, readFormFields } from './form-fields.ts';
import type { FormKind } from './form-kind.ts';
import { type FormPart, formParts, loosePartsOf, spansPage } from './form-parts.ts';
import { isOneStep } from './later-controls.ts';

/** One form of a page with its purpose. */
export interface PageForm {
  readonly kind: FormKind;
  readonly shape: FormShape;
  /** What its controls ask for. */
  readonly kinds: FieldKinds;
  readonly fields: readonly FormField[];
  readonly visible: boolean;
}

const MAX_FORMS = 200;

/** Forms of a page, for the several readers that ask for them. */
const known = new WeakMap<ParsedPage, readonly PageForm[]>();

/**
 * All forms of a page in document order, each with what it is for; then those that scripts send, which no form element
 * holds. A form around several (search, newsletter and contact form of a page that is one form to its server) is taken
 * apart by its boxes that hold controls and a button of their own. Never throws.
 */
export function readForms(page: ParsedPage): readonly PageForm[] {
  const before = known.get(page);
  if (before) return before;
  const elements = (page.byTag.get('form') ?? []).slice(0, MAX_FORMS);
  const forms = [
    ...elements.flatMap((element) => takenApart(element, page) ?? [readForm(element, page)]),
    ...loosePartsOf(page).flatMap((part) => scripted(part, page)),
  ];
  known.set(page, forms);
  return forms;
}

function readForm(element: Element, page: ParsedPage, part?: FormPart): PageForm {
  const shape = readFormShape(element, page, part);
  const alone = fieldKinds(shape.controls);
  const kind = classifyForm(shape, alone, page);
  const kinds = settledKinds(alone, kind);
  const visible = page.isVisible(shape.element) || isUnfolded(shape, page);
  return { kind, shape, kinds, fields: readFormFields(shape, kinds), visible };
}

/** Where shop software puts things into its cart. */
const TO_CART = /\/cart\/add(?:[/.]|$)/iu;

/** A form to put a thing into the cart that hides itself until a variant is chosen: its script shows it. */
function isUnfolded({ element, action }: FormShape, page: ParsedPage): boolean {
  const { parent, attribs } = element;
  const hidesItself = 'hidden' in attribs || /display:\s*none/iu.test(attribs.style ?? '');
  const isToCart = action !== null && TO_CART.test(action.pathname);
  return hidesItself && isToCart && parent !== null && isTag(parent) && page.isVisible(parent);
}

/** A box that is no form to the browser is one to its visitor only where it is plain what it is for. */
function scripted(part: FormPart, page: ParsedPage): readonly PageForm[] {
  const form = readForm(part.root, page, part);
  return form.kind === 'other' ? [] : [form];
}

/** The known parts of a form and what is left of it; null for a form that is one, though it is filled in step by step. */
function takenApart(element: Element, page: ParsedPage): PageForm[] | null {
  const boxes = formParts(element);
  const isPage = boxes.length > 0 && spansPage(element);
  if (!isPage && boxes.some(({ root }) => isOneStep(root))) return null;
  const parts = boxes.map((part) => readForm(element, page, part)).filter(({ kind }) => kind !== 'other');
  const isOne = new Set(parts.map(({ kind }) => kind)).size < 2 && !isPage;
  if (parts.length === 0 || isOne) return null;
  const without = new Set(parts.map(({ shape }) => shape.element));
  const rest = readForm(element, page, { root: element, without });
  return rest.shape.controls.length > 0 ? [...parts, rest] : parts;
}
