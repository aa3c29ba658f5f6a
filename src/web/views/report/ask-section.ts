import { type AssistantAnswer, assistantAnswers } from '../../../prints/assistant-answers.ts';
import type { SiteView } from '../../../prints/site-view.ts';

/** "Ask an assistant": what it can answer about a site today. */
export interface AskSection {
  /** "Ask an assistant: 3 of 4 answered". */
  readonly title: string;
  readonly answers: readonly (Omit<AssistantAnswer, 'section'> & { readonly href: string })[];
}

/**
 * The questions of a site.
 * @param parts ids of the parts that its page has
 */
export function toAskSection(view: SiteView, parts: ReadonlySet<string>): AskSection {
  const answers = assistantAnswers(view);
  const known = answers.filter(({ answer }) => answer !== null).length;
  return {
    title: `Ask an assistant: ${known} of ${answers.length} answered`,
    answers: answers.map(({ section, ...answer }) => ({
      ...answer,
      href: section === 'guide' ? '/docs/criteria/actions' : `#${parts.has(section) ? section : 'pages'}`,
    })),
  };
}
