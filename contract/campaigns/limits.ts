/** Of campaigns and their reminders. */
export const campaignLimits = {
  /** Reminders sent by hand to one person; of the same thing only one within the hour. */
  reminderMailsPerHour: 5,
  /** People who are named before a reminder goes without them. */
  reminderNames: 5,
  /** Days to complete a campaign: offered ones, and what a typed number may be. */
  daysToComplete: { presets: [7, 14], default: 7, customMin: 1, customMax: 365 },
  learnerLinkSeconds: 300,
  /** Given to everybody by the first step of a company, and with its first people. */
  annualTraining: 'Annual Training Campaign',
  /** A start within this time of now is "Now". */
  startsNowSeconds: 60,
  /** A start further ahead than this is a slip of the hand. */
  startsWithinDays: 1826,
} as const;
