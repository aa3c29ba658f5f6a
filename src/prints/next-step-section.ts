import { nextStep } from '../core/readiness/next-step.ts';
import type { StoredSite } from '../core/site/stored-site.ts';
import type { SiteView } from './site-view.ts';

/** The second plate. */
export interface NextStepSection {
  readonly title: string;
  readonly text: string;
  readonly href: string;
}

/** The one step that pays most for a site. */
export function toNextStepSection({ scan, document, native }: StoredSite, view: SiteView): NextStepSection {
  const { unread, unreadWords, movedTo } = view;
  if (unread === 'forwards' && movedTo !== null && unreadWords !== null) {
    return { ...unreadWords.step, href: `/site/${movedTo}` };
  }
  const step = nextStep({ scan, document: document?.lawp ?? null, unread, native });
  const section = step.kind === 'mend' && native.problems.length > 0 ? 'native' : step.section;
  return { title: step.title, text: step.text, href: `#${section}` };
}
