import { agrees, emailOf, isSamePhone, phoneOf } from './contacts.ts';
import type { Corpus } from './corpus.ts';
import { type HandmadeCase, handmadeCases } from './handmade.ts';
import { isNamed } from './names.ts';
import { type TruthRow, tally } from './row.ts';
import { weekOf, weekOfOsm } from './week.ts';

/** The headline: documents without a single statement that a reader of the same pages calls false. */
export function measureFalseStatements(corpus: Corpus): TruthRow[] {
  const row = tally('documents', 'without a false statement');
  for (const each of handmadeCases(corpus)) {
    if (each.document === null) continue;
    const wrong = falseStatements(each);
    row.add(wrong.length === 0, `${each.truth.slug}: ${wrong.join(', ')}`);
  }
  return [row.row()];
}

/** Kind and place are not judged: the answers have no word for them that could be compared. */
function falseStatements({ truth, facts, document }: HandmadeCase): string[] {
  const lawp = document?.lawp;
  const { address, opening_hours: hours = [] } = lawp?.business ?? {};
  const phone = phoneOf({ facts, document });
  const email = emailOf({ facts, document });
  const known = [...truth.actions, ...truth.actions_unsure];
  const invented = lawp?.actions.map(({ id }) => id).filter((id) => !known.includes(id)) ?? [];
  const isPlace = truth.address?.split(' | ').some((stated) => agrees(address, stated)) ?? false;
  const isWeek = truth.hours_osm !== null && weekOf(hours) === weekOfOsm(truth.hours_osm);
  return [
    ...(isNamed(lawp?.name ?? '', truth.name_ok) ? [] : [`name "${lawp?.name}"`]),
    ...(lawp?.language === truth.language ? [] : [`language ${lawp?.language}`]),
    ...(address === undefined || isPlace ? [] : ['address']),
    ...(hours.length === 0 || isWeek ? [] : ['hours']),
    ...(phone === '' || truth.phone?.some((stated) => isSamePhone(phone, stated)) ? [] : [`phone ${phone}`]),
    ...(email === '' || truth.email?.some((stated) => stated.toLowerCase() === email.toLowerCase())
      ? []
      : [`e-mail ${email}`]),
    ...invented.map((id) => `action ${id}`),
  ];
}
