let underway: Promise<unknown> = Promise.resolve();

/** Marks a sign-in of this tab, which takes the place of the session there is. */
export function whileSigningIn<T>(work: () => Promise<T>): Promise<T> {
  const done = work();
  underway = done.catch(() => undefined);
  return done;
}

/** Settles once no sign-in is under way; what was refused meanwhile may be asked again with the session that came of it. */
export const signInUnderway = (): Promise<unknown> => underway;
