import { useRef } from 'react';

/**
 * The key under which the server does something once: a purchase, an allocation, an invitation. It stays while nobody knows how a
 * call ended, so that a repeated click acts once, and changes with what is sent. `forget` after a refusal: the next attempt is another.
 */
export function useIdempotencyKey() {
  const key = useRef({ of: '', id: '' });
  return {
    keyOf(input: object): string {
      const of = JSON.stringify(input);
      if (key.current.of !== of) key.current = { of, id: crypto.randomUUID() };
      return key.current.id;
    },
    forget() {
      key.current = { of: '', id: '' };
    },
  };
}
