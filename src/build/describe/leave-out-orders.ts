import type { LawpDocument } from '../../core/lawp/document.ts';
import type { Notice, ProductFacts } from '../../core/site/facts.ts';
import { isInstructionLike } from '../../extract/instruction-like.ts';

/** So much of a text is looked at in one piece. */
const PIECE = /[\s\S]{1,20000}/gu;

/** A document and products without what gives orders to AI agents, and what has to be said of them. */
export interface WithoutOrders {
  readonly document: LawpDocument | null;
  readonly products: readonly ProductFacts[];
  readonly notices: readonly Notice[];
}

/**
 * Leaves out actions and products whose words give orders to AI agents, and says which pages of a site's own document
 * hold such words: those stay, being the author's (R6).
 */
export function leaveOutOrders(document: LawpDocument | null, products: readonly ProductFacts[]): WithoutOrders {
  const actions = document?.actions.filter(({ name, description }) => !givesOrders([name, description])) ?? [];
  const kept = products.filter(({ originalName }) => !givesOrders([originalName]));
  const pages = Object.entries(document?.pages ?? {}).filter(([, page]) => givesOrders([page.title, page.content]));
  return {
    document: document && { ...document, actions },
    products: kept,
    notices: [
      ...told(
        pages.length,
        `Text on ${pages.length === 1 ? pages[0]?.[0] : `${pages.length} pages`} of the site’s own document gives orders to AI agents.`,
      ),
      ...told((document?.actions.length ?? 0) - actions.length, 'Actions that give orders to AI agents were left out.'),
      ...told(products.length - kept.length, 'Products whose names give orders to AI agents were left out.'),
    ],
  };
}

function told(count: number, message: string): Notice[] {
  return count === 0 ? [] : [{ code: 'instruction_like_text', message }];
}

function givesOrders(texts: readonly string[]): boolean {
  return texts.some((text) => text.match(PIECE)?.some(isInstructionLike));
}
