import { useRef } from 'react';

/**
 * The key under which the server makes a purchase, or an invitation, once. It stays while nobody knows how a call ended, so that a repeated click buys once,
 * and changes with what is bought. `forget` after a refusal: the next attempt is another purchase.
 */
export function usePurchaseKey() {
  const key = useRef({ of: '', id: '' });
  return {
    keyOf(order: object): string {
      const of = JSON.stringify(order);
      if (key.current.of !== of) key.current = { of, id: crypto.randomUUID() };
      return key.current.id;
    },
    forget() {
      key.current = { of: '', id: '' };
    },
  };
}
