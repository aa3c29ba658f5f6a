/** What a site says of a price beside its amount; each part absent where it does not say. */
export interface PriceTerms {
  /** For how much of the thing the price is: "night", "kg". */
  readonly unit?: string | null;
  /** The price is the least of several. */
  readonly isFrom?: boolean | null;
  /** Whether tax is in the price. */
  readonly tax?: 'included' | 'excluded' | null;
}

/** The terms alone, those that are said. */
export function termsOf({ unit, isFrom, tax }: PriceTerms): PriceTerms {
  return { ...(unit ? { unit } : {}), ...(isFrom ? { isFrom } : {}), ...(tax ? { tax } : {}) };
}
