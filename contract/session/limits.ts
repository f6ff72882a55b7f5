/** Limits of sign-in, sessions, passwords and changes of an e-mail address. */
export const sessionLimits = {
  passwordMin: 8,
  passwordMax: 128,
  authTypeCookieSeconds: 1_245_600,
  /**
   * A session expires after `idleMinutes` without use (SESSION_IDLE_MINUTES replaces it), and after `days` at the latest; an acting session
   * after `actingHours`. Use is recorded at most every `noteMinutes`. A sign-in that is older than `openMinutes` cannot open a session.
   */
  session: { idleMinutes: 1440, shortestIdleMinutes: 10, days: 14, actingHours: 12, noteMinutes: 5, openMinutes: 10 },
  /**
   * Wrong passwords in a row before sign-in is locked for `lockSeconds`, per account and per network address (with IPv6 a /64), and per
   * site: the /48 that contains the address, which may hold several offices.
   */
  loginAttempts: { perAccount: 5, perAddress: 50, perSite: 400, lockSeconds: 600 },
  /** Rate limit of calls that check whether e-mail addresses are in use. */
  lookupsPerMinute: 30,
  /** E-mail addresses that a company may check in an hour: as many as one import holds. */
  addressesLookedUpPerHour: 20_000,
  /** Validity of the link in a mail: of an invitation, for a new password, or to confirm an address. */
  oneTimeLinkHours: 72,
  /** Hours until the address of a lost mailbox is replaced, and days in which the old mailbox can stop a change. */
  lostMailboxHours: 72,
  addressStopDays: 3,
  /**
   * The second step of a sign-in. A code by e-mail is valid for `codeMinutes`, the step itself for `stepMinutes`. After `attempts`
   * wrong codes, or as many codes sent, the person waits `lockMinutes`. For `addingMinutes` after one confirmation further factors can
   * be added.
   */
  mfa: {
    codeDigits: 6,
    codeMinutes: 10,
    stepMinutes: 30,
    addingMinutes: 5,
    attempts: 5,
    sends: 5,
    lockMinutes: 10,
    recoveryCodes: 10,
    passkeys: 10,
  },
  /**
   * Single sign-on: how long a person may take at the provider; how long we wait for answers of the provider, and how much of them we read. The
   * form of an answer over SAML has at most `answerBytes`, and the clock of the provider may differ by `clockSeconds`.
   */
  sso: {
    signInMinutes: 10,
    providerSeconds: 5,
    providerBytes: 1_048_576,
    answerBytes: 262_144,
    clockSeconds: 60,
  },
  /**
   * How long the one-time tokens are valid that sign in: back from a provider (`sso`), into another company (`company`), in another
   * browser (`magic`), and into the learner app.
   */
  tokenSeconds: { sso: 60, company: 60, magic: 300, learner: 300 },
  resetMailsPerHour: 5,
  verificationMailsPerHour: 5,
} as const;
