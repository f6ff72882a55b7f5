/** Of a company and of what its people keep for themselves. */
export const companyLimits = {
  /** Mails a day in whose words a free plan decides; the others say what we say. */
  ownTextMailsPerDay: 200,
  trialDays: 14,
  /** Of one person for one list; a filter is as long as an address may be. */
  savedFilters: { perList: 50, nameMax: 80, filterMax: 6000, listMax: 60 },
} as const;
