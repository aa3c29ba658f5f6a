import type { LawpAction } from '../core/lawp/document.ts';
import type { FormFacts } from '../core/site/facts.ts';
import type { ActionReach } from '../core/site/site-record.ts';
import type { SiteView } from './site-view.ts';

/** An action as we print it: that of the LAWP document, whom it reaches, and how the form that offers it is sent. */
export interface PrintedAction extends LawpAction, ActionReach {
  readonly form?: PrintedForm;
}

/** A form in an answer; readers of LAWP pass over what they do not know (R79). */
export interface PrintedForm extends Omit<FormFacts, 'urlTemplate'> {
  readonly url_template?: string;
}

/** The actions of a site. One with an endpoint carries no `url` (R52). */
export function printedActions({
  actions,
  forms,
  reaches,
}: Pick<SiteView, 'actions' | 'forms' | 'reaches'>): PrintedAction[] {
  return actions.map((action) => {
    const { url, ...rest } = action;
    const form = Object.hasOwn(forms, action.id) ? forms[action.id] : undefined;
    return {
      ...rest,
      ...(url === undefined || action.endpoint !== undefined ? {} : { url }),
      ...(Object.hasOwn(reaches, action.id) ? reaches[action.id] : {}),
      ...(form === undefined || action.endpoint !== undefined ? {} : { form: printedForm(form) }),
    };
  });
}

function printedForm({ urlTemplate, ...form }: FormFacts): PrintedForm {
  return { ...form, ...(urlTemplate === undefined ? {} : { url_template: urlTemplate }) };
}
