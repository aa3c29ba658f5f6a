import type { Element } from 'domhandler';
import type { ParsedPage } from '../page/parsed-page.ts';
import { classifyForm } from './classify-form.ts';
import { type FormShape, readFormShape } from './form-controls.ts';
import { type FieldKinds, type FormField, fieldKinds, readFormFields, settledKinds } from './form-fields.ts';
import type { FormKind } from './form-kind.ts';
import { type FormPart, partsOf, spansPage } from './form-parts.ts';

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

/** All forms of a page in document order, each with what it is for. Never throws. */
export function readForms(page: ParsedPage): PageForm[] {
  return formsOf(page).map((element) => readForm(element, page));
}

/**
 * The forms that a visitor sees: as readForms, but a form around several (search, newsletter and contact form of a page
 * that is one form to its server) is taken apart by its boxes that hold controls and a button of their own.
 */
export function readSeenForms(page: ParsedPage): PageForm[] {
  return formsOf(page).flatMap((element) => takenApart(element, page) ?? [readForm(element, page)]);
}

function formsOf(page: ParsedPage): readonly Element[] {
  return (page.byTag.get('form') ?? []).slice(0, MAX_FORMS);
}

function readForm(element: Element, page: ParsedPage, part?: FormPart): PageForm {
  const shape = readFormShape(element, page, part);
  const alone = fieldKinds(shape.controls);
  const kind = classifyForm(shape, alone, page);
  const kinds = settledKinds(alone, kind);
  return { kind, shape, kinds, fields: readFormFields(shape, kinds), visible: page.isVisible(shape.element) };
}

/** The known parts of a form and what is left of it; null for a form that is one. */
function takenApart(element: Element, page: ParsedPage): PageForm[] | null {
  const known = partsOf(element)
    .map((part) => readForm(element, page, part))
    .filter(({ kind }) => kind !== 'other');
  const isOne = new Set(known.map(({ kind }) => kind)).size < 2 && !spansPage(element);
  if (known.length === 0 || isOne) return null;
  const without = new Set(known.map(({ shape }) => shape.element));
  const rest = readForm(element, page, { root: element, without });
  return rest.shape.controls.length > 0 ? [...known, rest] : known;
}
