/** Whoever takes work claims it and renews the claim while working, so that work whose process is gone is taken again soon. */
export const claim = {
  /** What was not renewed for so long belongs to nobody, and the next one takes it. */
  endsAfterSeconds: 45,
  renewedEverySeconds: 15,
  /**
   * How often every node looks for work and mail whose claim has ended: with the time above well below a minute. A look that
   * finds nothing is one statement over the few rows of an index.
   */
  lookedForEverySeconds: 5,
} as const;
