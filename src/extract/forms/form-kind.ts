import type { FormActionId } from '../../core/actions/catalogue.ts';

/** What a form is for: an action that it offers, or something else. */
export type FormKind = FormActionId | 'password_recovery' | 'comment' | 'other';
