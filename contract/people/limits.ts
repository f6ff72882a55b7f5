/** Limits of people, invitations and imports. */
export const peopleLimits = {
  /** Longest absence, its first and last day included. */
  absenceDays: 366,
  /** Body of the import call. Larger than the file (`uploadBytes`): UTF-8 may double its size, and each row repeats the field names. */
  importBodyBytes: 20_971_520,
  /** Form default: invitation mails are on for up to this number of people; for more the admin has to switch them on. */
  mailedByDefault: 500,
  /** Invitation mails to one person in an hour, the first one included. */
  inviteMailsPerHour: 5,
  importRows: 20_000,
  inviteEmails: 20_000,
  /** Calls a minute: each may bring that many people. */
  invitesPerMinute: 60,
} as const;
