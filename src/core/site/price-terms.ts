/** What a site says of an offer beside its amount; each part absent where it does not say. */
export interface PriceTerms {
  /** For how much of the thing the price is: "night", "kg". */
  readonly unit?: string | null;
  /** The price is the least of several. */
  readonly isFrom?: boolean | null;
  /** Whether tax is in the price. */
  readonly tax?: 'included' | 'excluded' | null;
  /** ISO 3166-1 codes of the countries that the offer is for. */
  readonly regions?: readonly string[] | null;
}

/** The terms alone, those that are said. */
export function termsOf({ unit, isFrom, tax, regions }: PriceTerms): PriceTerms {
  return {
    ...(unit ? { unit } : {}),
    ...(isFrom ? { isFrom } : {}),
    ...(tax ? { tax } : {}),
    ...(regions && regions.length > 0 ? { regions } : {}),
  };
}
