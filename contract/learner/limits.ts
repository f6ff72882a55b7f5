/** Limits of the pages on which learners do their tasks. */
export const learnerLimits = {
  /** How long a session lasts. */
  sessionHours: 12,
  /** How long the link of a mail opens these pages. */
  linkDays: 30,
  /** How many fresh links one person can ask for in an hour. */
  linkMailsPerHour: 5,
  /** How many links one network can request in a minute, and how often sign in with single sign-on: an office has one address. */
  linkRequestsPerMinute: 300,
  /** How many done tasks are on one page. */
  doneTasks: 50,
  /** How many campaigns that they do not have are listed for an admin who comes from the panel. */
  previews: 50,
  /** How often one person can have certificates printed. */
  certificatesPerMinute: 6,
} as const;
