let underway: Promise<unknown> = Promise.resolve();

/** Runs a sign-in of this tab, which replaces the session. */
export function whileSigningIn<T>(work: () => Promise<T>): Promise<T> {
  const done = work();
  underway = done.catch(() => undefined);
  return done;
}

/** Settles when no sign-in is running. A call that was refused meanwhile may be repeated with the new session. */
export const signInUnderway = (): Promise<unknown> => underway;
