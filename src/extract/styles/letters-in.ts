import { type Element, isTag, isText } from 'domhandler';

const MAX_LETTERS = 2_000;
const MAX_NODES = 300;

/** Letters in an element, up to a bound. */
export function lettersIn(element: Element): number {
  let letters = 0;
  let nodes = 0;
  const stack: Element[] = [element];
  for (let next = stack.pop(); next && letters < MAX_LETTERS && nodes < MAX_NODES; next = stack.pop()) {
    for (const child of next.children) {
      if (++nodes > MAX_NODES) break;
      if (isText(child)) letters += Math.min(MAX_LETTERS, child.data.trim().length);
      else if (isTag(child)) stack.push(child);
    }
  }
  return Math.min(letters, MAX_LETTERS);
}
