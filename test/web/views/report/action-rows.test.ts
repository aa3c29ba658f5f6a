import { expect, it } from 'vitest';
import type { LawpAction, LawpField } from '../../../../src/core/lawp/document.ts';
import { toSiteView } from '../../../../src/prints/site-view.ts';
import { toActionsSection } from '../../../../src/web/views/report/action-rows.ts';
import { CONTEXT, sampleDocument, sampleSite } from '../../pages/sample-site.ts';

const field = (name: string, required = false): LawpField => ({ name, type: 'string', required });

it.each([
  [[field('name', true), field('phone')], 'The form asks for name and phone (optional).'],
  // Scripts may check a form that marks nothing.
  [[field('name'), field('phone')], 'The form asks for name and phone.'],
  [[field('field_1'), field('x')], ''],
])('says what a form asks for, and what of it is optional where the form tells', (fields, words) => {
  const document = sampleDocument();
  const [first] = document.lawp.actions;
  const action: LawpAction = { ...(first as LawpAction), input: { type: 'object', required: true, fields } };
  const site = sampleSite({ document: { ...document, lawp: { ...document.lawp, actions: [action] } } });
  expect(toActionsSection(toSiteView(site, CONTEXT)).rows[0]?.needs).toBe(words);
});
