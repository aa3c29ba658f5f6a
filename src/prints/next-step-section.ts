import { type NextStep, nextStep } from '../core/readiness/next-step.ts';
import type { StoredSite } from '../core/site/stored-site.ts';
import type { SiteView } from './site-view.ts';

/** The second plate, and the links to the parts of the page. */
export interface NextStepSection {
  readonly title: string;
  readonly text: string;
  readonly href: string;
  readonly toc: readonly { readonly href: string; readonly text: string }[];
}

const TOC = [
  { href: '#checklist', text: 'Checklist' },
  { href: '#improve', text: 'How to improve' },
  { href: '#starter-lawp', text: 'Starter file' },
  { href: '#actions', text: 'Actions' },
  { href: '#business', text: 'Business details' },
  { href: '#comparison', text: 'Comparison' },
  { href: '#badges', text: 'Badges' },
] as const;

const READING = { href: '#reading', text: 'Why we could not read it' } as const;

/** The one step that pays most for a site. */
export function toNextStepSection(site: StoredSite, { freshness, status }: SiteView): NextStepSection {
  const unreadable = freshness === 'failed' || status === 'blocked';
  const { scan, document, native } = site;
  const step = nextStep({ scan, document: document?.lawp ?? null, status: unreadable ? 'blocked' : status, native });
  return {
    title: step.title,
    text: step.text,
    href: hrefOf(step, unreadable, native.problems.length > 0),
    toc: unreadable ? [READING, ...TOC] : TOC,
  };
}

function hrefOf({ kind, section }: NextStep, unreadable: boolean, hasProblems: boolean): string {
  if (kind === 'unblock') return unreadable ? READING.href : '/bot';
  return kind === 'mend' && hasProblems ? '#native' : `#${section}`;
}
