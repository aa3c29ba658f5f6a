import { SIGN_COUNT } from '../../src/extract/orders/order-signs.ts';
import { randomOf } from '../bench/random-of.ts';

/** A text to learn from, by the signs of each of its sentences. */
export interface Example {
  readonly isOrder: boolean;
  /** As how many texts it counts. */
  readonly times: number;
  readonly sentences: readonly (readonly number[])[];
}

const ROUNDS = 16;
/** How far weights are pulled to 0, and how far each step goes. */
const PULL = 0.0003;
const STEP = 0.15;
/** An order counts so much, and a sentence of a text that is hardly none, beside one of an ordinary page. */
const ORDER = 4;
const HONEST = 8;
const ORDINARY = 2;
/** So many of the signs are passed over at each step, so that no few of them decide. */
const PASSED_OVER = 0.58;
/** The mean of so many ways through the texts errs less than each. */
const WAYS = 3;
/** What a sentence begins with is lowered so far: with as many signs passed over, the rest weigh more together. */
const CAUTION = 0.4;
/** A word that fewer texts have tells nothing. */
const MIN_TEXTS = 3;

interface Step {
  readonly signs: readonly number[];
  readonly isOrder: boolean;
  readonly counts: number;
}

/**
 * Weights of the signs, and behind them that of having none, by logistic regression (Adagrad, L2), as the mean of the later
 * half of all rounds, and of some ways through the texts. Of an order the sentence is learnt that looks most like one; of
 * other texts all are. The same at each run.
 */
export function learnWeights(texts: readonly Example[], ordinary: readonly (readonly number[])[]): Float64Array {
  const known = knownSigns(texts);
  const bare = (signs: readonly number[]) => [...signs.filter((sign) => known[sign]), SIGN_COUNT];
  const orders = texts.filter(({ isOrder, sentences }) => isOrder && sentences.length > 0);
  const orderSentences = orders.map(({ times, sentences }) => ({ times, sentences: sentences.map(bare) }));
  const others: Step[] = [
    ...texts
      .filter(({ isOrder }) => !isOrder)
      .flatMap(({ times, sentences }) =>
        sentences.map((signs) => ({ signs: bare(signs), isOrder: false, counts: HONEST * times })),
      ),
    ...ordinary.map((signs) => ({ signs: bare(signs), isOrder: false, counts: ORDINARY })),
  ];
  const weights = new Float64Array(SIGN_COUNT + 1);
  for (let way = 1; way <= WAYS; way++)
    for (const [sign, weight] of oneWay(orderSentences, others, randomOf(way)).entries())
      weights[sign] = (weights[sign] ?? 0) + weight / WAYS;
  weights[SIGN_COUNT] = (weights[SIGN_COUNT] ?? 0) - CAUTION;
  return weights;
}

/** Sentences of a text, and as how many texts it counts. */
type Counted = Pick<Example, 'times' | 'sentences'>;

function oneWay(orders: readonly Counted[], others: readonly Step[], random: () => number): Float64Array {
  const weights = new Float64Array(SIGN_COUNT + 1);
  const slopes = new Float64Array(SIGN_COUNT + 1).fill(1e-6);
  const mean = new Float64Array(SIGN_COUNT + 1);
  for (let round = 0; round < ROUNDS; round++) {
    const best = orders.map(({ times, sentences }) => ({
      signs: likest(sentences, weights),
      isOrder: true,
      counts: ORDER * times,
    }));
    for (const step of shuffled([...others, ...best], random)) take(step, { weights, slopes, random });
    if (round * 2 >= ROUNDS)
      for (const [sign, weight] of weights.entries()) mean[sign] = (mean[sign] ?? 0) + (weight * 2) / ROUNDS;
  }
  return mean;
}

function knownSigns(texts: readonly Example[]): readonly boolean[] {
  const counts = new Int32Array(SIGN_COUNT);
  for (const { sentences } of texts)
    for (const sign of new Set(sentences.flat())) counts[sign] = (counts[sign] ?? 0) + 1;
  return Array.from(counts, (count) => count >= MIN_TEXTS);
}

function likest(sentences: readonly (readonly number[])[], weights: Float64Array): readonly number[] {
  const ranked = sentences.map((signs) => ({ signs, sum: sumOf(signs, weights) + signs.length / 1e6 }));
  return ranked.reduce((best, each) => (each.sum > best.sum ? each : best)).signs;
}

function sumOf(signs: readonly number[], weights: Float64Array): number {
  return signs.reduce((sum, sign) => sum + (weights[sign] ?? 0), 0);
}

interface Learnt {
  readonly weights: Float64Array;
  readonly slopes: Float64Array;
  readonly random: () => number;
}

function take({ signs, isOrder, counts }: Step, { weights, slopes, random }: Learnt): void {
  const seen = signs.filter((sign) => sign === SIGN_COUNT || random() >= PASSED_OVER);
  const wrong = (1 / (1 + Math.exp(-sumOf(seen, weights))) - (isOrder ? 1 : 0)) * counts;
  for (const sign of seen) {
    const slope = wrong + PULL * (weights[sign] ?? 0);
    slopes[sign] = (slopes[sign] ?? 0) + slope * slope;
    weights[sign] = (weights[sign] ?? 0) - (STEP * slope) / Math.sqrt(slopes[sign] ?? 1);
  }
}

function shuffled(steps: Step[], random: () => number): Step[] {
  for (let at = steps.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1));
    [steps[at], steps[other]] = [steps[other] as Step, steps[at] as Step];
  }
  return steps;
}
