/** "24.90 EUR", "16 EUR"; the number alone where the currency is not known. */
export function priceText(amount: number, currency: string | null): string {
  const number = Number.isInteger(amount) ? String(amount) : amount.toFixed(2);
  return currency === null ? number : `${number} ${currency}`;
}
