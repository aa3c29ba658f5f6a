import { decodeBody } from '../../../src/extract/page/decode.ts';
import type { ParsedPage } from '../../../src/extract/page/parsed-page.ts';

/** Reads the main text of a page. */
export type ReadMain = (page: ParsedPage) => string;

interface Article {
  readonly textContent?: string | null;
}

interface ReadabilityModule {
  readonly Readability: new (document: object) => { parse(): Article | null };
}

interface LinkedomModule {
  parseHTML(html: string): { readonly document: object };
}

/** The peer, with linkedom below it; null when it is not installed: `npm ci --prefix scripts/bench`. */
export async function loadReadability(): Promise<ReadMain | null> {
  const names = ['@mozilla/readability', 'linkedom'];
  try {
    const [peer, dom] = (await Promise.all(names.map((name) => import(name)))) as [ReadabilityModule, LinkedomModule];
    return (page) => {
      const html = decodeBody(page.resource.body ?? new Uint8Array(), page.resource.headers['content-type']);
      try {
        return new peer.Readability(dom.parseHTML(html).document).parse()?.textContent ?? '';
      } catch {
        return '';
      }
    };
  } catch {
    console.error('Readability is not installed; its column stays empty. Run: npm ci --prefix scripts/bench');
    return null;
  }
}
