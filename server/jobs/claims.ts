/** Whoever takes work claims it and renews the claim while working, so that work whose process is gone is taken again soon. */
export const claim = {
  /** What was not renewed for so long belongs to nobody, and the next one takes it. */
  endsAfterSeconds: 45,
  renewedEverySeconds: 15,
} as const;
