/** Limits of a company and of saved filters. */
export const companyLimits = {
  /**
   * Mails a day with the company's own text on a free plan; further mails have the standard text. `heed_cap_own_texts` enforces
   * it.
   */
  ownTextMailsPerDay: 200,
  /** Length of a trial: `startTrial` computes its end, `expireTrials` ends it. */
  trialDays: 14,
  /** People of a bulk change that its entry of the audit log names. */
  auditPeople: 100,
  /** Saved filters of one person for one list. `filterMax` is the longest query string of a URL. */
  savedFilters: { perList: 50, nameMax: 80, filterMax: 6000, listMax: 60 },
  /**
   * Sign-up of companies. From one network address: `perMinute` and `perHour` attempts, and `lookupsPerHour` checks whether an address or a
   * name is in use. A sign-up whose address was never verified is deleted `unverifiedDays` after its last use.
   */
  registration: { phoneMax: 50, perMinute: 10, perHour: 30, lookupsPerHour: 300, unverifiedDays: 14 },
  /** API keys of a company that are in force, calls a minute with one of them, and wrong keys a minute from one network address. */
  apiKeys: { most: 20, nameMax: 80, callsPerMinute: 300, wrongPerMinute: 30, daysMax: 365, noticeDays: 14 },
  /** Two-factor authentication of all admins: choices of the notice in days, days from the reminder to the date, maximum of names listed. */
  twoFactor: { noticeDays: [30, 14, 7, 0] as readonly number[], reminderDays: 3, namesShown: 100 },
  /**
   * Checks of a provider or domain per minute, because each calls another server; domains of a company. A certificate has up to
   * `certificateMax` characters and a key of at least `keyBits`. The settings warn `certificateWarningDays` before it expires.
   */
  sso: {
    savesPerMinute: 20,
    domains: 20,
    contestHours: 72,
    contestDays: 30,
    certificateMax: 16_384,
    keyBits: 2048,
    certificateWarningDays: 30,
  },
  /**
   * Provisioning by SCIM. Calls per minute with one token (Entra requires 25 per second), and with wrong tokens from one network address;
   * records of a page, operations of a change, members in one call and in one page of groups, length of a filter.
   */
  scim: {
    callsPerMinute: 2000,
    wrongPerMinute: 30,
    pageSize: 100,
    mostPerPage: 200,
    operations: 200,
    members: 40_000,
    membersPerPage: 5000,
    filterMax: 1000,
    bodyBytes: 4_194_304,
  },
  /**
   * People whom a directory may deactivate with one token within an hour before an admin has to confirm, and people whose e-mail address it
   * may change: `least`, or one in `oneIn` of the company, whichever is more.
   */
  waves: { least: 5, oneIn: 10 },
} as const;
