import { type ChildNode, type Element, isTag, isText } from 'domhandler';
import { pageStyles } from '../styles/rules/page-styles.ts';
import { emptySheet, parseStyleSheet, type StyleSheet } from '../styles/rules/parse-style-sheet.ts';
import { compileSelector } from '../styles/rules/selector.ts';
import { selectorMatcher, type Work } from '../styles/rules/selector-matcher.ts';
import type { SeenPage } from '../visibility.ts';

/** What stands in the shadow of an element, which is shown in place of what the element holds. */
export interface ShadowTree {
  /** Holds the tree, and stands for the element itself in the styles of the tree. */
  readonly root: Element;
  /** The page by these styles; those of the page around say nothing here. */
  readonly page: SeenPage;
  /** How many elements deeper what the element holds is shown than it is written. */
  readonly added: number;
  /** What of the element is shown in a slot of the tree; nothing where the slot shows what it holds itself. */
  givenTo(slot: Element): readonly ChildNode[];
}

/** Shadow trees by their elements. */
export type ShadowTrees = ReadonlyMap<Element, ShadowTree>;

/** What is put into slots, of trees in trees, is shown at most so many elements deeper than it is written. */
const MOST_ADDED = 200;

/** Finds the trees that a page itself writes in the shadow of its elements (HTML, 4.12.3). */
export function shadowTreesOf(templates: readonly Element[], page: SeenPage): ShadowTrees {
  const trees = new Map<Element, ShadowTree>();
  const work = { steps: 0 };
  const added = new Map<Element, number>();
  for (const template of templates) {
    const { attribs, parent } = template;
    if (attribs.shadowrootmode === undefined || !parent || !isTag(parent) || trees.has(parent)) continue;
    const tree = treeOf({ template, host: parent }, page, work);
    // A tree that would be shown too deep shows nothing.
    const isShown = addedAround(parent, added) + tree.added <= MOST_ADDED;
    trees.set(parent, isShown ? tree : { ...tree, root: Object.create(tree.root, { children: { value: [] } }) });
    added.set(parent, tree.added);
  }
  return trees;
}

interface Shadow {
  readonly template: Element;
  readonly host: Element;
}

function treeOf({ template, host }: Shadow, page: SeenPage, work: Work): ShadowTree {
  const sheet = sheetOf(template.children, host, work);
  const slots = new Map<string, Element>();
  for (const slot of slotsIn(template)) if (!slots.has(nameOf(slot))) slots.set(nameOf(slot), slot);
  const others = host.children.filter((child) => child !== template);
  const given = Map.groupBy(others, slotOf);
  return {
    root: Object.create(template, { name: { value: host.name } }) as Element,
    page: {
      ...page,
      styles: pageStyles(sheet, { hasScripts: page.hasScripts, work }),
      known: new Map(),
      linkLooks: new Map(),
    },
    added: [...slots.values()].reduce((most, slot) => Math.max(most, depthIn(template, slot)), 0),
    givenTo: (slot) => (slots.get(nameOf(slot)) === slot ? (given.get(nameOf(slot)) ?? []) : []),
  };
}

function depthIn(template: Element, slot: Element): number {
  let depth = 1;
  for (let each = slot.parent; each && each !== template; each = each.parent) depth++;
  return depth;
}

function addedAround(host: Element, added: ReadonlyMap<Element, number>): number {
  let sum = 0;
  for (let each = host.parent; each && isTag(each); each = each.parent) sum += added.get(each) ?? 0;
  return sum;
}

function slotsIn({ children }: Element): readonly Element[] {
  return children
    .filter(isTag)
    .flatMap((child) => (child.name === 'slot' ? [child] : child.name === 'template' ? [] : slotsIn(child)));
}

function nameOf({ attribs }: Element): string {
  return attribs.name ?? '';
}

function slotOf(child: ChildNode): string {
  return isTag(child) ? (child.attribs.slot ?? '') : '';
}

/** What is said of all that is put into the slots of a tree. */
const OF_SLOTTED = /::slotted\([^(){},]*\)/gi;
/** What is said of the element that has the tree, of any, or only where a selector chooses it. */
const OF_HOST = /:host(?![\w(-])/gi;
const OF_SOME_HOST = /:host\(([^(){},]{1,200})\)/gi;
const ROOT = '[shadowrootmode]';

/** The styles of a tree. What they say of what is put into its slots is said of these. */
function sheetOf(nodes: readonly ChildNode[], host: Element, work: Work): StyleSheet {
  const sheet = emptySheet();
  const { matches } = selectorMatcher({ hasScripts: false, work });
  const isHost = (selector: string) =>
    compileSelector(selector)?.some((complex) => complex !== 'element' && matches(complex, host)) === true;
  for (const node of nodes) {
    if (!isTag(node) || node.name !== 'style') continue;
    const css = textIn(node).replace(OF_SOME_HOST, (_, selector) => (isHost(selector) ? ROOT : ':not(*)'));
    parseStyleSheet(css.replace(OF_HOST, ROOT).replace(OF_SLOTTED, 'slot'), sheet);
  }
  return sheet;
}

function textIn({ children }: Element): string {
  return children.map((child) => (isText(child) ? child.data : '')).join('');
}
