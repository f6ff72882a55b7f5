/** Of invitations and imports. */
export const peopleLimits = {
  /** A file of uploadBytes as a call: an old code page doubles in UTF-8, and every row repeats the names of its fields. */
  importBodyBytes: 20_971_520,
  /** Up to so many people are mailed about being added unless somebody says no; more only when somebody says yes. */
  mailedUnasked: 500,
  /** To one person, the first invitation included. */
  inviteMailsPerHour: 5,
  importRows: 20_000,
  inviteEmails: 20_000,
} as const;
