import type { BotRule } from '../core/site/visit.ts';
import type { SiteView } from './site-view.ts';

/** Which bots of AI services robots.txt lets read the home page, with the lines that decide; none where it was not seen. */
export function printedBots({ standards }: Pick<SiteView, 'standards'>): readonly BotRule[] {
  return standards.find(({ id }) => id === 'robots')?.bots ?? [];
}
