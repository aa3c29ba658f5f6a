import { kindPattern } from './category.ts';
import { agrees, emailOf, isSamePhone, phoneOf } from './contacts.ts';
import type { Corpus } from './corpus.ts';
import { type HandmadeCase, handmadeCases } from './handmade.ts';
import { isNamed } from './names.ts';
import { isTown } from './place.ts';
import { type TruthRow, tally } from './row.ts';
import { weekOf, weekOfOsm } from './week.ts';

/** Kinds of facts that a document may state falsely. */
const FACTS = ['name', 'language', 'category', 'place', 'address', 'hours', 'phone', 'e-mail', 'action'] as const;
type StatedFact = (typeof FACTS)[number];

/** A statement of a document that a reader of the same pages denies. */
interface FalseStatement {
  readonly fact: StatedFact;
  readonly value: string;
}

/**
 * The headline: documents without a single statement that a reader of the same pages calls false; then the same for each
 * kind of fact.
 */
export function measureFalseStatements(corpus: Corpus): TruthRow[] {
  const all = tally('documents', 'without a false statement');
  const single = FACTS.map((fact) => ({ fact, count: tally('documents', `without a false ${fact}`) }));
  for (const each of handmadeCases(corpus)) {
    if (each.document === null) continue;
    const wrong = falseStatements(each);
    const said = (some: readonly FalseStatement[]) =>
      `${each.truth.slug}: ${some.map(({ fact, value }) => `${fact} ${value}`.trim()).join(', ')}`;
    all.add(wrong.length === 0, said(wrong));
    for (const { fact, count } of single) {
      const same = wrong.filter((statement) => statement.fact === fact);
      count.add(same.length === 0, said(same));
    }
  }
  return [all.row(), ...single.map(({ count }) => count.row())];
}

/** A place is judged only where the answers have an address, a kind where they have one that we have, too. */
function falseStatements({ truth, facts, document }: HandmadeCase): FalseStatement[] {
  const lawp = document?.lawp;
  const { address, opening_hours: hours = [] } = lawp?.business ?? {};
  const phone = phoneOf({ facts, document });
  const email = emailOf({ facts, document });
  const known = [...truth.actions, ...truth.actions_unsure];
  const invented = lawp?.actions.map(({ id }) => id).filter((id) => !known.includes(id)) ?? [];
  const isPlace = truth.address?.split(' | ').some((stated) => agrees(address, stated)) ?? false;
  const isWeek = truth.hours_osm !== null && weekOf(hours) === weekOfOsm(truth.hours_osm);
  const { category, place } = document ?? {};
  const statement = (fact: StatedFact, isTrue: boolean, value = ''): FalseStatement[] =>
    isTrue ? [] : [{ fact, value }];
  return [
    ...statement('name', isNamed(lawp?.name ?? '', truth.name_ok), `"${lawp?.name}"`),
    ...statement('language', lawp?.language === truth.language, lawp?.language),
    ...statement('category', !category || kindPattern(truth.kind)?.test(category.id) !== false, category?.id),
    ...statement('place', !place || !truth.address || isTown(place, truth.address.split(/[,|()]/)), place?.name),
    ...statement('address', address === undefined || isPlace),
    ...statement('hours', hours.length === 0 || isWeek),
    ...statement('phone', phone === '' || truth.phone?.some((stated) => isSamePhone(phone, stated)) === true, phone),
    ...statement(
      'e-mail',
      email === '' || truth.email?.some((stated) => stated.toLowerCase() === email.toLowerCase()) === true,
      email,
    ),
    ...invented.map((id): FalseStatement => ({ fact: 'action', value: id })),
  ];
}
