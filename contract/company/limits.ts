/** Limits of a company and of saved filters. */
export const companyLimits = {
  /**
   * Mails a day with the company's own text on a free plan; further mails have the standard text. `0018_own_texts.sql` enforces
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
   * Sign-up of companies. From one network address: `perMinute` attempts, `perHour` of them and `lookupsPerHour` questions whether an
   * address or a name is in use.
   */
  registration: { phoneMax: 50, perMinute: 10, perHour: 30, lookupsPerHour: 300 },
  /** API keys of a company that are in force, calls a minute with one of them, and wrong keys a minute from one network address. */
  apiKeys: { most: 20, nameMax: 80, callsPerMinute: 300, wrongPerMinute: 30 },
  /** Checks of a provider or domain a minute, because each asks another server; domains of a company. */
  sso: { savesPerMinute: 20, domains: 20 },
} as const;
