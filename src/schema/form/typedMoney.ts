/** Dollars as typed, with or without cents, as whole cents. */
export function centsOf(text: string): number {
  const [dollars = '', cents = ''] = text.replace(',', '.').split('.');
  return Number(dollars) * 100 + Number(cents.padEnd(2, '0'));
}

/** Whether a text is an amount above zero, of so many cents at most. */
export const isAmount = (text: string, mostCents: number): boolean =>
  /^\d{1,9}([.,]\d{1,2})?$/.test(text) && centsOf(text) > 0 && centsOf(text) <= mostCents;
