let fixed: { at: number; setAt: number } | null = null;

/** Business time. Pass it into SQL as a parameter, so that HEED_CLOCK and tests can move it. Sessions and links use real time. */
export function now(): Date {
  return fixed ? new Date(fixed.at + (Date.now() - fixed.setAt)) : new Date();
}

/** Sets business time; it runs on from there. Null returns to real time. */
export function setClock(date: Date | null): void {
  fixed = date ? { at: date.getTime(), setAt: Date.now() } : null;
}

/** Real time: for sessions and everything that is compared with times of the identity provider. */
export const machineTime = (): Date => new Date();
