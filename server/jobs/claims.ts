/** Whoever takes work claims it and renews the claim while working, so that work whose process is gone is taken again soon. */
export const claim = {
  /** What was not renewed for so long belongs to nobody, and the next one takes it. */
  endsAfterSeconds: 45,
  renewedEverySeconds: 15,
  /** How often every node looks for work whose claim has ended. With the time above less than a minute. */
  lookedForEverySeconds: 5,
} as const;
