/** Limits of help and news: support, sales, notifications, surveys. */
export const helpLimits = {
  /** How long the sender of simulations, or the mailbox of reports, fails before it is under the bell. */
  failsForMinutes: 60,
  /** Longest text of a ticket, a sales request or a notification. */
  messageMax: 5000,
  phoneMax: 50,
  mostUsers: 1_000_000,
  /** Tickets that a person is shown of their own. */
  ownTickets: 20,
  /** Tickets and sales requests of one session in a minute. */
  requestsPerMinute: 5,
  /** Tickets of people who are signed out, in an hour: from one network address, and from all together. */
  signedOutTickets: { perAddress: 10, together: 200 },
  /** The mail about a sales request waits this long for the quote form, which has the phone number. Real time. */
  quoteFormMs: 30_000,
  /** Sent tickets: how long the thanks stay, and how long the closed drawer keeps its content. */
  thanksMs: 5000,
  resetMs: 300,
  /** Until the panel shows unseen notifications by itself, and a survey on the home page. */
  notificationsDelayMs: 2000,
  surveyDelayMs: 5000,
  /** Notifications that a person is shown; older ones are left out, pinned ones come first. */
  notificationsShown: 30,
  surveyStars: 5,
  /** A person who first signed in after a survey was opened sees it this long after that, when they know the panel. */
  surveyNewcomerHours: 24,
  surveyRows: 3,
  surveyMessageMax: 1000,
} as const;

/** Number of users in the sales form: the least that may be requested, and the initial one. */
export const salesUsers = {
  least: (isBoosted: boolean): number => (isBoosted ? 1 : 25),
  initial: (isBoosted: boolean): number => (isBoosted ? 100 : 25),
};
