const format = { style: 'currency', currency: 'USD' } as const;

/**
 * Writes whole cents as US dollars with cents, in a language. In Arabic the letters and the dollar of `US$` would stand on different
 * sides of a line from right to left; a mark behind them keeps them together. Imports nothing.
 */
export function dollarsIn(language: string): (cents: number) => string {
  const dollars = new Intl.NumberFormat(language, format);
  return (cents) => dollars.format(cents / 100).replace(/^(\u200f.*US\$)/, '$1\u200e');
}
