/** A process claims work and renews the claim while it works, so that the work of a dead process is soon taken over. */
export const claim = {
  /** A claim that was not renewed for this long is void; any node may take the work. */
  endsAfterSeconds: 45,
  renewedEverySeconds: 15,
  /** How often each node looks for void claims. One cheap index query; together with `endsAfterSeconds` well below a minute. */
  lookedForEverySeconds: 5,
} as const;
