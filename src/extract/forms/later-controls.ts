import { type Element, isTag } from 'domhandler';
import type { ParsedPage } from '../page/parsed-page.ts';

/** What makers of forms call the parts that are filled in one after another. */
const STEP = /(?:^|[-_\s])(?:steps?|wizard|slides?|page|panel|tab-?pane)(?![a-z])/iu;
/** What stands for a list to choose from on the page, drawn by a script. */
const DRAWN_LIST = /select|drop-?down|combobox|listbox|chosen|choices/iu;

/**
 * True for a control that cannot be seen yet but is asked for: of a later step, whose box stands beside one that is seen
 * now, and a list that a script draws in its own way. Traps for robots stand alone.
 */
export function isShownLater(control: Element, root: Element, page: ParsedPage): boolean {
  let box = control;
  for (let above = control.parent; above && isTag(above) && above !== root && !page.isVisible(above); ) {
    box = above;
    above = above.parent;
  }
  if (box === control) return control.name === 'select' && besides(box).some(isDrawnList);
  return isStep(box) && besides(box).some((other) => isStep(other) && page.isVisible(other));
}

/** True for a box that is one step of several, each with a button that leads on. */
export function isOneStep(box: Element): boolean {
  return isNamedStep(box) && besides(box).some((other) => other !== box && isNamedStep(other));
}

function besides({ parent }: Element): Element[] {
  return parent?.children.filter(isTag) ?? [];
}

function isStep(box: Element): boolean {
  return box.name === 'fieldset' || isNamedStep(box);
}

function isNamedStep({ attribs }: Element): boolean {
  return STEP.test(`${attribs.class ?? ''} ${attribs.id ?? ''}`);
}

function isDrawnList({ name, attribs }: Element): boolean {
  return name !== 'select' && DRAWN_LIST.test(`${attribs.class ?? ''} ${attribs.role ?? ''}`);
}
