import type { ActionRow } from '../../core/actions/action-row.ts';
import { ACTION_CATALOGUE, ACTIONS, type FormActionId } from '../../core/actions/catalogue.ts';
import { registrableDomain } from '../../core/domain/registrable-domain.ts';
import { mentions } from '../../language/action-lists.ts';
import { findAction } from '../../language/action-words.ts';
import { findPageKind } from '../../language/page-kinds.ts';
import type { FormControl } from '../forms/form-controls.ts';
import { readSubmission } from '../forms/form-submission.ts';
import { FORM_WORDS } from '../forms/form-words.ts';
import { type PageForm, readForms } from '../forms/forms.ts';
import type { ParsedPage } from '../page/parsed-page.ts';
import { toActionAddress } from './action-address.ts';
import { type ActionCandidate, RANKS } from './actions-candidate.ts';
import { findActionHost } from './booking-hosts.ts';

/** A form that asks who is writing, so that an answer reaches them. */
function asksPerson({ fields }: PageForm): boolean {
  return fields.some(({ field: { name } }) => name === 'email' || name === 'phone');
}

/** What the visible forms of a page offer. */
export function actionsFromForms(page: ParsedPage): ActionCandidate[] {
  return readForms(page).flatMap((form) => {
    if (!form.visible) return [];
    const { kind } = form;
    const beside = actionsBeside(form, page);
    if (kind === 'other') return [...atService(form, page), ...beside];
    if (kind === 'password_recovery' || kind === 'comment') return beside;
    // A button that puts something into the cart asks for nothing.
    const isAsked =
      kind === 'search'
        ? asksWords(form) && isOfSite(form, page)
        : form.shape.controls.length > 0 || form.shape.submits.some((label) => findAction(label) === kind);
    return isAsked ? [...toCandidates(kind, form, page), ...beside] : beside;
  });
}

/** A form of which its address alone tells what it is for: a button of PayPal's to donate. */
function atService({ shape }: PageForm, page: ParsedPage): ActionCandidate[] {
  const host = shape.action === null ? null : findActionHost(shape.action);
  const form = host && ACTIONS[host.action].form;
  if (!host || host.isForAnything || !form || shape.controls.length > 0) return [];
  const { action: id, provider } = host;
  const [label = ''] = shape.submits;
  const evidence = page.evidence(`${form.said} at ${provider}`, label);
  return [{ id, label: label.slice(0, 100), url: toActionAddress(page.url), provider, evidence, rank: RANKS.provider }];
}

/** What only narrows a list, by prices or dates, is no search for words. */
function asksWords({ shape, kinds }: PageForm): boolean {
  const isFilter = FORM_WORDS.filter.test([shape.markup, ...shape.controls.map(({ words }) => words)].join(' '));
  return shape.controls.some((control) => {
    if (PAGE_BOX.test(control.element.attribs.name ?? '')) return false;
    const kind = kinds.get(control) ?? null;
    if (control.type === 'search' || kind === 'query') return true;
    return kind === null && !isFilter && (control.type === 'text' || control.type === '');
  });
}

/** The number of a page of a list or a thread to go to. */
const PAGE_BOX = /^(?:goto_?)?(?:page|pg)(?:_?(?:no|nr|num|number))?$/iu;

/** Another site that is asked without a word of this one answers with its own: a market of jobs, the whole web. */
function isOfSite({ shape: { action, hidden } }: PageForm, page: ParsedPage): boolean {
  if (action === null || registrableDomain(action.hostname) === registrableDomain(page.url.hostname)) return true;
  return hidden.length > 0 || action.search !== '';
}

const MAX_BUTTONS = 10;
/** Forms that ask for words only: a button of theirs to sign up is for an account, not for news by e-mail. */
const ACTIONS_BY_WORDS: ReadonlySet<string> = new Set(
  ACTION_CATALOGUE.filter(({ input }) => input === 'text').map(({ id }) => id),
);
/** So many fields of a form count when forms are compared. */
const MAX_WEIGHT = 9;

/** Buttons to sign in or up in a form of another kind, none for news: it stands around them, and scripts follow them. */
function actionsBeside({ kind, shape, kinds }: PageForm, page: ParsedPage): ActionCandidate[] {
  const isAround = kind === 'other' || ACTIONS_BY_WORDS.has(kind);
  const isFor = (control: FormControl) =>
    control.type === 'password' || kinds.get(control) === 'email' || isForNews(control);
  if (!isAround || shape.controls.some(isFor)) return [];
  return shape.submits.slice(0, MAX_BUTTONS).flatMap((label) => {
    const id = findAction(label);
    if (id === null || id === kind || !ACTIONS[id].link?.isOfAccount) return [];
    const url = toActionAddress(page.url);
    return [{ id, label, url, evidence: page.evidence('A button', label), rank: RANKS.path - 5 }];
  });
}

function isForNews({ words, label }: FormControl): boolean {
  return FORM_WORDS.newsletter.test(words) || mentions('newsletter', label);
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
      rank: rankOf(id, form, page) + weightOf(input, count),
    },
  ];
}

/** Of two forms to write by the one that asks more is the real one, of two that ask for words the one that asks them alone. */
function weightOf(input: ActionRow['input'], count: number): number {
  const fields = Math.min(count, MAX_WEIGHT);
  return input === 'text' ? -fields : fields;
}

/** To write to the site one goes to its contact page, before any form beside other things, or one to be called back. */
function rankOf(id: FormActionId, { fields }: PageForm, page: ParsedPage): number {
  if (ACTIONS[id].reach !== 'email') return RANKS.form;
  const kind = findPageKind({ path: page.path });
  const isToWrite = fields.some(({ field: { name } }) => name === 'message');
  return isToWrite && kind !== null && ACTIONS[id].pageKinds.includes(kind)
    ? RANKS.form
    : RANKS.formBeside - MAX_WEIGHT;
}
