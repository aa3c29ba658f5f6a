import { whyAgreement } from '../core/actions/needs-agreement.ts';
import type { LawpAction, LawpField } from '../core/lawp/document.ts';
import { listed } from '../core/readiness/criterion.ts';
import { codeSpan, plainMarkdown } from './plain-markdown.ts';
import type { PrintedAction, PrintedForm } from './printed-actions.ts';

/**
 * One action as a line of Markdown: what it is and how it is done, with the facts that the JSON has (R79). Its id is what
 * `run_action` asks for.
 */
export function actionLine(action: PrintedAction): string {
  const { id, name, description, url, phone, email, form } = action;
  return [
    `- **${plainMarkdown(name)}** (${codeSpan(id)}): ${plainMarkdown(description)}`,
    url === undefined ? '' : `<${url}>`,
    phone === undefined || digitsOf(description).includes(digitsOf(phone)) ? '' : `Phone: ${phone}.`,
    email === undefined || description.includes(email) ? '' : `E-mail: ${plainMarkdown(email)}.`,
    form === undefined ? '' : formWords(form, action),
    action.endpoint === undefined ? '' : endpointWords(action, action.endpoint),
  ]
    .filter((part) => part !== '')
    .join(' ');
}

const digitsOf = (text: string): string => text.replace(/\D/g, '');

/** Where a form leads, or what it sends. */
function formWords({ url, url_template: template, method, controls }: PrintedForm, { input }: LawpAction): string {
  if (template !== undefined) return `Address: ${codeSpan(template)}.`;
  const optional = new Set((input.fields ?? []).filter(({ required }) => !required).map(({ name }) => name));
  const named = Object.entries(controls).map(
    ([field, control]) => `${field} as ${codeSpan(control)}${optional.has(field) ? ' (optional)' : ''}`,
  );
  return `Form: ${method} ${codeSpan(url)}, ${named.join(', ')}.`;
}

/** How an agent carries it out: the address, what a call carries, and whether the user must agree first. */
function endpointWords(action: LawpAction, { method, url }: NonNullable<LawpAction['endpoint']>): string {
  const why = whyAgreement(action);
  const account = action.account === 'required' ? ' The user needs an account there.' : '';
  const note = action.safety?.note === undefined ? '' : ` ${plainMarkdown(action.safety.note)}`;
  const agreed = why === null ? '' : ` The user must agree first: ${why}.`;
  return `Agents call ${method} ${codeSpan(url)} with ${inputWords(action)}.${agreed}${account}${note}`;
}

function inputWords({ input }: LawpAction): string {
  if (input.type === 'none') return 'no input';
  if (input.type === 'object') return listed((input.fields ?? []).map(fieldWords));
  return `a ${input.type} as input${input.required ? '' : ' (optional)'}`;
}

/** "`date` (date)", "`size` (one of S, M; optional)". */
function fieldWords({ name, type, options = [], required }: LawpField): string {
  const terms = [
    type === 'enum'
      ? `one of ${options.map((option) => plainMarkdown(String(option))).join(', ')}`
      : type === 'string'
        ? ''
        : type,
    required ? '' : 'optional',
  ].filter((term) => term !== '');
  return `${codeSpan(name)}${terms.length === 0 ? '' : ` (${terms.join('; ')})`}`;
}
