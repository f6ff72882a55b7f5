import { useState } from 'react';

/** Keys of purchases: the same for the same purchase while the dialog is open, so that a second click buys nothing more. */
export function useKeys(): (purchase: string) => string {
  const [keys] = useState(() => new Map<string, string>());
  return (purchase) => {
    const key = keys.get(purchase) ?? crypto.randomUUID();
    keys.set(purchase, key);
    return key;
  };
}
