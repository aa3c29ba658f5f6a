import type { FormShape } from '../forms/form-controls.ts';
import { readForms } from '../forms/forms.ts';
import type { ParsedPage } from '../page/parsed-page.ts';
import { type Amount, amountsIn } from './amounts.ts';

/** The least that one of several choices costs, and whether others are dearer. */
export interface LeastChoice {
  readonly price: number;
  readonly isFrom: boolean;
}

/**
 * What the form that a thing is bought with lets choose, where each choice names what the thing then costs: "Small –
 * $20", "monthly NT$680". Null where the price that was read is none of them, as they are then paid for something else.
 */
export function leastChoice(
  page: ParsedPage,
  { amount, currency }: Amount,
  country: string | null,
): LeastChoice | null {
  const forms = readForms(page).filter(({ kind, visible }) => kind === 'order' && visible);
  for (const labels of forms.flatMap(({ shape }) => choicesOf(shape))) {
    const priced = labels.map((label) => amountsIn(label, country));
    const prices = priced.flatMap(([first, second]) =>
      first && !second && first.currency === currency ? first.amount : [],
    );
    if (prices.length < 2 || prices.length < labels.length || !prices.includes(amount)) continue;
    const price = Math.min(...prices);
    return { price, isFrom: prices.some((each) => each > price) };
  }
  return null;
}

/** The words of each list to choose from, and of each group of buttons. */
function choicesOf({ controls }: FormShape): readonly (readonly string[])[] {
  const lists = controls.map(({ choices }) => choices.map(({ label }) => label));
  const buttons = Map.groupBy(
    controls.filter(({ type }) => type === 'radio'),
    ({ element }) => element.attribs.name,
  );
  return [...lists, ...[...buttons.values()].map((group) => group.map(({ label }) => label))];
}
