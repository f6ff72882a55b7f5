let fixed: { at: number; setAt: number } | null = null;

/** Business time. Goes into SQL as a parameter, so that HEED_CLOCK and tests can move it; sessions and links use real time. */
export function now(): Date {
  return fixed ? new Date(fixed.at + (Date.now() - fixed.setAt)) : new Date();
}

/** Moves the clock to a moment from which it runs on; null gives real time back. */
export function setClock(date: Date | null): void {
  fixed = date ? { at: date.getTime(), setAt: Date.now() } : null;
}

/** The machine's time: for sessions and whatever else is compared with what the identity provider says. */
export const machineTime = (): Date => new Date();
