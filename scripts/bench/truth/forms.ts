import type { FormKind } from '../../../src/extract/forms/form-kind.ts';
import { isInside } from '../../../src/extract/forms/form-parts.ts';
import { type PageForm, readForms } from '../../../src/extract/forms/forms.ts';
import type { ParsedPage } from '../../../src/extract/page/parsed-page.ts';
import type { Corpus } from './corpus.ts';
import { type TruthRow, tally } from './row.ts';

interface FormsRow {
  readonly file: string;
  readonly aligned: boolean;
  readonly forms: readonly string[];
  readonly fields?: readonly (Readonly<Record<string, string>> | null)[];
}

/** Our kinds in the words of the answers; every other kind is "other". */
const KINDS: Readonly<Partial<Record<FormKind, string>>> = {
  search: 'search',
  sign_in: 'sign_in',
  sign_up: 'sign_up',
  password_recovery: 'password_recovery',
  contact: 'contact_or_comment',
  comment: 'contact_or_comment',
  subscribe: 'subscribe',
  order: 'order_or_add_to_cart',
};
const KIND_NAMES: ReadonlySet<string> = new Set(Object.values(KINDS));
const UNJUDGED: ReadonlySet<string> = new Set(['skip', 'not_annotated']);

/** Codes of the answers for fields that have one plain name. */
const FIELDS: Readonly<Record<string, readonly string[]>> = {
  qq: ['query'],
  e1: ['email'],
  e2: ['email'],
  us: ['user_name'],
  ue: ['user_name', 'email'],
  nf: ['name'],
  n1: ['first_name'],
  n2: ['middle_name'],
  n3: ['last_name'],
  ge: ['gender'],
  no: ['company'],
  ph: ['phone'],
  fa: ['fax'],
  Ad: ['street'],
  A1: ['street'],
  A2: ['street'],
  Ci: ['city'],
  St: ['region'],
  Zi: ['postcode'],
  Co: ['country'],
  ws: ['url'],
  qt: ['quantity'],
  CC: ['message'],
  am: ['message'],
  CT: ['subject'],
};

/** Kinds of forms (with macro F1 over the kinds) and names of fields. */
export function measureForms(corpus: Corpus): TruthRow[] {
  const kinds = tally('forms', 'kind');
  const fields = tally('forms', 'name of a field');
  const pairs: (readonly [given: string, truth: string])[] = [];
  for (const { file, aligned, forms, fields: named } of corpus.answers<FormsRow>('forms.jsonl')) {
    const page = aligned ? corpus.readPage(file) : null;
    const read = page ? formsByElement(page) : [];
    if (read.length !== forms.length) continue;
    for (const [at, parts] of read.entries()) {
      const stated = forms[at] ?? 'skip';
      if (UNJUDGED.has(stated)) continue;
      const truth = KIND_NAMES.has(stated) ? stated : 'other';
      const told = parts.map(({ kind }) => KINDS[kind] ?? 'other');
      const given = told.includes(truth) ? truth : (told[0] ?? 'other');
      pairs.push([given, truth]);
      kinds.add(given === truth, `${file}, form ${at + 1}: ${given}, is ${truth}`);
      for (const { isRight, otherwise } of parts.flatMap((part) => judgeFields(part, named?.[at] ?? {})))
        fields.add(isRight, `${file}: ${otherwise}`);
    }
  }
  const macro = tally('forms', 'kind, macro F1').row({ of: pairs.length, share: macroF1(pairs) });
  return [kinds.row(), macro, fields.row()];
}

/** For each form element the forms that it is read as: one word stands for all of them. */
function formsByElement(page: ParsedPage): PageForm[][] {
  const forms = readForms(page);
  const elements = page.byTag.get('form') ?? [];
  return elements.map((element) =>
    forms.filter(({ shape }) => shape.element === element || isInside(shape.element, element)),
  );
}

function judgeFields({ shape, kinds }: PageForm, named: Readonly<Record<string, string>>) {
  return Object.entries(named).flatMap(([name, code]) => {
    const accepted = FIELDS[code];
    const control = shape.controls.find(({ element }) => element.attribs.name === name);
    if (!accepted || !control) return [];
    const given = kinds.get(control) ?? null;
    return [{ isRight: given !== null && accepted.includes(given), otherwise: `${name}: ${given}, is ${accepted[0]}` }];
  });
}

function macroF1(pairs: readonly (readonly [string, string])[]): number | null {
  const kinds = [...new Set(pairs.map(([, truth]) => truth))];
  if (kinds.length === 0) return null;
  const scores = kinds.map((kind) => {
    const both = pairs.filter(([given, truth]) => given === kind && truth === kind).length;
    const either =
      pairs.filter(([given]) => given === kind).length + pairs.filter(([, truth]) => truth === kind).length;
    return (2 * both) / either;
  });
  return scores.reduce((sum, score) => sum + score, 0) / scores.length;
}
