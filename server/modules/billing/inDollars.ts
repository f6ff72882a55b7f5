/** An amount as the audit log keeps it, for readers of every language. */
export const inDollars = (cents: number): string => `${(cents / 100).toFixed(2)} USD`;
