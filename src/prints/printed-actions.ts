import type { LawpAction } from '../core/lawp/document.ts';
import type { FormFacts } from '../core/site/facts.ts';
import type { SiteView } from './site-view.ts';

/** An action as we print it: that of the LAWP document, and how the form of the page that offers it is sent. */
export interface PrintedAction extends LawpAction {
  readonly form?: PrintedForm;
}

/** A form in an answer; readers of LAWP pass over what they do not know (R79). */
export interface PrintedForm extends Omit<FormFacts, 'urlTemplate'> {
  readonly url_template?: string;
}

/** The actions of a site. One with an endpoint carries no `url` (R52). */
export function printedActions({ actions, forms }: Pick<SiteView, 'actions' | 'forms'>): PrintedAction[] {
  return actions.map((action) => {
    const { url, ...rest } = action;
    const form = Object.hasOwn(forms, action.id) ? forms[action.id] : undefined;
    return {
      ...rest,
      ...(url === undefined || action.endpoint !== undefined ? {} : { url }),
      ...(form === undefined || action.endpoint !== undefined ? {} : { form: printedForm(form) }),
    };
  });
}

function printedForm({ urlTemplate, ...form }: FormFacts): PrintedForm {
  return { ...form, ...(urlTemplate === undefined ? {} : { url_template: urlTemplate }) };
}
