/** Of sign-in, sessions, passwords and changes of an address. */
export const sessionLimits = {
  passwordMin: 8,
  passwordMax: 128,
  authTypeCookieSeconds: 1_245_600,
  /**
   * A session ends after so long without use, unless SESSION_IDLE_MINUTES says otherwise, and after so many days at most. Use is
   * noted no more often than every `noteMinutes`. A sign-in that is older than `openMinutes` opens none.
   */
  session: { idleMinutes: 1440, shortestIdleMinutes: 10, days: 14, noteMinutes: 5, openMinutes: 10 },
  /** Wrong passwords in a row before sign-in is locked, per account and per address. */
  loginAttempts: { perAccount: 5, perAddress: 50, lockSeconds: 600 },
  /** Existence look-ups (is this address taken?) allowed in a minute. */
  lookupsPerMinute: 30,
  /** Addresses that a company may learn about in an hour: as many as one import holds. */
  addressesLookedUpPerHour: 20_000,
  passwordLinkHours: 72,
  /** Until an address whose mailbox is lost is replaced; and how long after a change the old mailbox can take it back. */
  lostMailboxHours: 72,
  addressStopDays: 3,
  resetMailsPerHour: 5,
  verificationMailsPerHour: 5,
} as const;
