import type { Element } from 'domhandler';

const PARTS: ReadonlySet<string> = new Set('li ul ol dl dt dd table tbody thead tr td th blockquote pre'.split(' '));

/** Boxes farther out than so many are not looked for: hostile pages nest thousands. */
const MAX_OUT = 50;

/** The box in which a paragraph, a list or a table stands. */
export function roomOf(element: Element | null): Element | null {
  let room = element ? parentOf(element) : null;
  for (let out = 0; room && out < MAX_OUT && PARTS.has(room.name); out++) room = parentOf(room);
  return room;
}

/** The article in which an element stands, of several on one page; null outside of any. */
export function storyOf(element: Element | null): Element | null {
  let each = element;
  for (let out = 0; each && out < MAX_OUT; out++) {
    if (each.name === 'article' || STORY.test(each.attribs.class?.slice(0, 300) ?? '')) return each;
    each = parentOf(each);
  }
  return null;
}

/** Articles as the widest spread blog software names them. */
const STORY = /(?:^|\s)(?:hentry|post)(?:\s|$)/;

/** What a box is called by its markup; null where it has no class. */
export function makeOf(room: Element | null): string | null {
  const names = room?.attribs.class?.slice(0, 200);
  return room && names ? `${room.name}.${names}` : null;
}

/** Whether two paragraphs stand in boxes that stand in one. */
export function isNear(one: Element | null, other: Element | null): boolean {
  const boxes = new Set(boxesAround(one));
  return boxesAround(other).some((box) => boxes.has(box));
}

const MAX_UP = 3;

function boxesAround(element: Element | null): Element[] {
  const boxes: Element[] = [];
  for (let box = roomOf(element); box && boxes.length < MAX_UP; box = parentOf(box)) {
    if (box.name === 'body' || box.name === 'main') break;
    boxes.push(box);
  }
  return boxes;
}

/** The element around. */
export function parentOf(element: Element): Element | null {
  const { parent } = element;
  return parent && parent.type === 'tag' ? (parent as Element) : null;
}
