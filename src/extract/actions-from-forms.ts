import { ACTIONS, type FormActionId } from '../core/actions/catalogue.ts';
import { findAction } from '../language/action-words.ts';
import { toActionAddress } from './action-address.ts';
import { type ActionCandidate, RANKS } from './actions-candidate.ts';
import { readSubmission } from './form-submission.ts';
import { type PageForm, readForms } from './forms.ts';
import type { ParsedPage } from './parsed-page.ts';

/** A form that asks who is writing, so that an answer reaches them. */
function asksPerson({ fields }: PageForm): boolean {
  return fields.some(({ field: { name } }) => name === 'email' || name === 'phone');
}

/** What the visible forms of a page offer. */
export function actionsFromForms(page: ParsedPage): ActionCandidate[] {
  return readForms(page).flatMap((form) => {
    const { kind } = form;
    if (kind === 'password_recovery' || kind === 'comment' || kind === 'other') return [];
    return form.visible && form.shape.controls.length > 0 ? toCandidates(kind, form, page) : [];
  });
}

function toCandidates(id: FormActionId, form: PageForm, page: ParsedPage): ActionCandidate[] {
  const { form: offered, hasPage, input } = ACTIONS[id];
  if (offered === null) return [];
  // Of several buttons the one that says what the form does ("Toggle menu" is none).
  const label = form.shape.submits.find((text) => findAction(text) === id) ?? '';
  const count = form.fields.length;
  const isAsked = input === 'object' && (!offered.mustAskPerson || asksPerson(form));
  const fields = isAsked && count > 0 ? { fields: form.fields.map(({ field }) => field) } : {};
  const submission = isAsked || id === 'search' ? readSubmission(form) : null;
  const found = `${offered.said} with ${count} ${count === 1 ? 'field' : 'fields'}`;
  return [
    {
      id,
      label: label.slice(0, 100),
      ...(hasPage ? { url: toActionAddress(page.url) } : {}),
      ...fields,
      ...(submission === null ? {} : { form: submission }),
      evidence: page.evidence(found, label || (form.shape.submits[0] ?? '')),
      // Of two contact forms the one that asks more is the real one; a quick one in the footer comes second.
      rank: RANKS.form + Math.min(count, 9),
    },
  ];
}
