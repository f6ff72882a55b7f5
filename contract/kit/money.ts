/** How amounts are written, in every language: US dollars with cents. Imports nothing. */
export const dollarFormat = { style: 'currency', currency: 'USD' } as const;
