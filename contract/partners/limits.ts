/** Limits of the partner portal. */
export const partnerLimits = {
  /** Companies of one invitation. */
  inviteCompanies: 25,
  /** Companies that a partner invites in an hour, refused ones included. */
  invitedPerHour: 500,
  /** Days for which an invitation can be repeated with its key. */
  repeatDays: 30,
  /** Companies that one bulk call names; more are chosen by their filters. */
  selectionIds: 1000,
  /** Companies that a dialog names as left out; their number is exact. */
  namedExclusions: 100,
  /** Names for filters and pickers, which have no pages. */
  lookupSize: 1000,
  /** How long a removed customer can be brought back. */
  undoDays: 30,
  /** Invitations to the owner of one customer in an hour, the first one included. */
  inviteMailsPerHour: 5,
  /** Longest end of access that a customer can choose, in days. */
  accessDays: 365,
  /** Mails about requests for access to one customer in an hour. */
  accessMailsPerHour: 3,
  /** Test mails of one session through a company’s own mail server, in a minute. */
  senderTestsPerMinute: 5,
  /** How long answers of Microsoft may take. */
  graphSeconds: 10,
  /** Largest logo that is sent with each mail, in bytes, and its largest size there in pixels. */
  mailLogo: { bytes: 102_400, width: 240, height: 48 },
  /** A logo that is also the icon of the page: its proportions, width by height, and its size in bytes. */
  iconLogo: { narrowest: 0.8, widest: 1.25, bytes: 102_400 },
  /** Hours between two mails to admins whose mail server takes no mail. */
  senderNoticeHours: 24,
  /** When something at a customer needs attention. The warning of a certificate: companyLimits.sso. */
  findings: {
    /** Days since a training was started. */
    trainingDays: 60,
    /** Percentage of assignments that are overdue, above which it is a finding. */
    overduePercent: 20,
    /** Days until a trial ends. */
    trialDays: 7,
    /** Days until licences end. */
    licenceDays: 60,
    /** Percentage of licences in use, above which it is a finding. */
    licencePercent: 90,
    /** When the weekly mail is sent: the day of the week (0 is Monday) and the hour, in the time of the partner. */
    mailDay: 0,
    mailHour: 8,
    /** Customers that the mail names for each finding; their number is exact. */
    mailedNames: 10,
  },
  whiteLabel: {
    lookupsPerMinute: 120,
    /** Checks of a domain a minute, because each asks a name server. */
    checksPerMinute: 20,
    /** Hours between two checks of a verified domain, and how long it still works when its record is missing. */
    recheckHours: 24,
    graceHours: 72,
    /** Hours between two tries of a domain that links of simulations do not reach any more. */
    lostLinksHours: 1,
  },
  /** Hours between two reminders to the admins of one customer about the same matter. */
  adminReminderHours: 24,
  /** Customers that one call mails. */
  mailedCustomers: 500,
  /** Customers to which one call allocates licences. */
  allocatedCustomers: 500,
  /** Uses of access that a page shows. */
  shownUses: 50,
} as const;
