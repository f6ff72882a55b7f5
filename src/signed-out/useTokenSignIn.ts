import { useEffect, useEffectEvent } from 'react';

interface TokenSignIn<Next> {
  signIn: (token: string) => Promise<Next>;
  /** Gets the result of `signIn`. The panel takes the place of the page by itself once somebody is signed in. */
  next: (next: Next) => void;
  failure: (error: unknown) => void | Promise<void>;
}

/** Tokens of this page that were used. */
const used = new Set<string>();

/**
 * Signs in with the one-time token of an address: once, and its end is heard once, however often React runs effects. A second
 * failure would begin a second navigation, which interrupts the first one and has crashed a tab of Chromium.
 */
export function useTokenSignIn<Next>(token: string, does: TokenSignIn<Next>): void {
  const signIn = useEffectEvent(does.signIn);
  const goOn = useEffectEvent(does.next);
  const fail = useEffectEvent(does.failure);
  useEffect(() => {
    if (used.has(token)) return;
    used.add(token);
    signIn(token).then(
      (next) => goOn(next),
      (error: unknown) => fail(error),
    );
  }, [token]);
}
