import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';

const AXE = readFileSync(join(import.meta.dirname, '../../node_modules/axe-core/axe.min.js'), 'utf8');

interface AxeOptions {
  /** Tags of the rules to try; all rules by default. */
  readonly runOnly?: readonly string[];
}

/** What axe finds on a page as it is shown at the moment, each with the first place: "color-contrast: <p>…". */
export async function axeFaults(page: Page, options: AxeOptions = {}): Promise<string[]> {
  // Also where the policy of the page forbids scripts; once for each document.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE);
  return page.evaluate(
    async (given) => {
      const { violations } = await globalThis.axe.run(given);
      return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
    },
    { ...options, resultTypes: ['violations'] },
  );
}

declare global {
  // Put into the page above.
  var axe: {
    run(
      options: AxeOptions & { readonly resultTypes: readonly string[] },
    ): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
  };
}
