/** Limits of campaigns and their reminders. */
export const campaignLimits = {
  /**
   * Manual reminders to one person in an hour, on any topic. The limit of one reminder an hour on the same topic has no number
   * here, see `reminded` in server/modules/reminders/eligibility.ts.
   */
  reminderMailsPerHour: 5,
  /** Names shown for each reason why people get no reminder. */
  reminderNames: 5,
  /** Days to complete a campaign: the offered numbers, and the range of a typed one. */
  daysToComplete: { presets: [7, 14], default: 7, customMin: 1, customMax: 365 },
  /** Name of the first campaign of a company, which starts from the home page or when its first people are added. */
  annualTraining: 'Annual Training Campaign',
  /** A start within this time is shown as "Now". */
  startsNowSeconds: 60,
  /** A later start is refused as a typing error. */
  startsWithinDays: 1826,
} as const;
