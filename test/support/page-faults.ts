import type { Page } from 'playwright-core';

/** What somebody with eyes would call broken on the page as it stands now: each fault once, with the words it is at. */
export function layoutFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    /** Room for the parts of pixels that lines are rounded by. */
    const SLACK = 1;
    /** This share of a line is free of letters above and below; most of it in large figures. */
    const AIR = 0.2;
    /** For listeners and keyboards, or in a box that scrolls by itself. */
    const APART = 'svg, select, .vh, .skip, .scroll, pre, .code';
    const screen = document.documentElement.clientWidth;
    const said = (element: Element) => `${element.tagName.toLowerCase()} “${element.textContent?.trim().slice(0, 40)}”`;
    const faults = new Set<string>();
    if (document.documentElement.scrollWidth > screen) faults.add('the page is wider than the window');

    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const lines: { node: Node; element: Element; box: DOMRect }[] = [];
    while (walker.nextNode()) {
      const node = walker.currentNode;
      const element = node.parentElement;
      if (!element?.checkVisibility({ visibilityProperty: true }) || element.closest(APART)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const boxes = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
      for (const box of node.textContent?.trim() === '' ? [] : boxes) lines.push({ node, element, box });
    }

    const cutters = new Map<Element, Element | null>();
    const cutterOf = (element: Element | null): Element | null => {
      if (element === null || element === document.body) return null;
      const known = cutters.get(element);
      if (known !== undefined) return known;
      const isCutter = getComputedStyle(element).overflowX !== 'visible';
      const found = isCutter ? element : cutterOf(element.parentElement);
      cutters.set(element, found);
      return found;
    };
    for (const { element, box } of lines) {
      if (box.left < -SLACK || box.right > screen + SLACK) faults.add(`beside the screen: ${said(element)}`);
      const { left = -Infinity, right = Infinity } = cutterOf(element)?.getBoundingClientRect() ?? {};
      if (box.left < left - SLACK || box.right > right + SLACK) faults.add(`cut: ${said(element)}`);
    }

    const pen = document.createElement('canvas').getContext('2d');
    for (const field of document.querySelectorAll<HTMLInputElement>('input[placeholder]')) {
      if (pen === null || !field.checkVisibility()) continue;
      const { font, paddingLeft, paddingRight } = getComputedStyle(field);
      pen.font = font;
      const room = field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
      if (pen.measureText(field.placeholder).width > room + SLACK)
        faults.add(`cut in its field: “${field.placeholder}”`);
    }

    const inked = lines.map(({ node, element, box: { left, right, top, height } }) => {
      return { node, element, left, right, top: top + height * AIR, bottom: top + height * (1 - AIR) };
    });
    inked.sort((a, b) => a.top - b.top);
    inked.forEach((one, at) => {
      for (const other of inked.slice(at + 1)) {
        if (other.top >= one.bottom) break;
        const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
        if (other.node !== one.node && width > 2 * SLACK)
          faults.add(`${said(one.element)} lies over ${said(other.element)}`);
      }
    });
    return [...faults];
  });
}

/** Everything that can have the focus and does not show it. */
export function unseenFocus(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const all = [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary')];
    return all.flatMap((each) => {
      each.focus();
      if (document.activeElement !== each || !each.matches(':focus-visible')) return [];
      const { outlineStyle, outlineWidth } = getComputedStyle(each);
      const isSeen = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
      return isSeen ? [] : [`${each.tagName.toLowerCase()} “${each.textContent?.trim().slice(0, 40)}”`];
    });
  });
}
