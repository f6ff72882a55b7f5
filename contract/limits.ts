/** Limits, lengths and intervals of the product, each stated once. Imports nothing, so that every page may use it. */
export const limits = {
  pageSizes: [5, 10, 25, 50, 100],
  defaultPageSize: 25,
  maxPageSize: 100,
  /** Look-ups that fill a picker may ask for more than a list page. */
  maxLookupSize: 1000,
  /** With a search the total is counted up to here and shown as "1,000+". */
  searchCountCap: 1000,
  /** Characters from which on a word of a search for people is found inside of words too, not only where they begin. */
  searchInsideFrom: 3,
  textMax: 255,
  longTextMax: 1000,
  messageMax: 20_000,
  passwordMin: 8,
  passwordMax: 128,
  searchDebounceMs: 300,
  commonSearchDebounceMs: 1000,
  toastMs: 4000,
  versionCheckMs: 60_000,
  featureFlagPollMs: 300_000,
  errorSampleRate: 0.1,
  uploadBytes: 7_340_032,
  uploadsPerMinute: 60,
  /** Of all files of one company together. */
  companyFileBytes: 2_147_483_648,
  /** A picture that is small as a file may be huge on screen. */
  image: { side: 10_000, pixels: 40_000_000 },
  videoSeconds: 14_400,
  /** How often a video that plays tells how far it is. */
  videoProgressMs: 200,
  /** A file that no training uses goes after this time. */
  unusedFileHours: 24,
  /** A file of uploadBytes as a call: an old code page doubles in UTF-8, and every row repeats the names of its fields. */
  importBodyBytes: 20_971_520,
  authTypeCookieSeconds: 1_245_600,
  /**
   * A session ends after so long without use, unless SESSION_IDLE_MINUTES says otherwise, and after so many days at most. Use is
   * noted no more often than every `noteMinutes`. A sign-in that is older than `openMinutes` opens none.
   */
  session: { idleMinutes: 1440, shortestIdleMinutes: 10, days: 14, noteMinutes: 5, openMinutes: 10 },
  /** Wrong passwords in a row before sign-in is locked, per account and per address. */
  loginAttempts: { perAccount: 5, perAddress: 50, lockSeconds: 600 },
  /** Existence look-ups (is this address taken?) allowed in a minute. */
  lookupsPerMinute: 30,
  /** Addresses that a company may learn about in an hour: as many as one import holds. */
  addressesLookedUpPerHour: 20_000,
  /** Mails a day in whose words a free plan decides; the others say what we say. */
  ownTextMailsPerDay: 200,
  /** Up to so many people are mailed about being added unless somebody says no; more only when somebody says yes. */
  mailedUnasked: 500,
  passwordLinkHours: 72,
  /** Until an address whose mailbox is lost is replaced; and how long after a change the old mailbox can take it back. */
  lostMailboxHours: 72,
  addressStopDays: 3,
  resetMailsPerHour: 5,
  verificationMailsPerHour: 5,
  /** To one person, the first invitation included. */
  inviteMailsPerHour: 5,
  /** Reminders sent by hand to one person; of the same thing only one within the hour. */
  reminderMailsPerHour: 5,
  /** People who are named before a reminder goes without them. */
  reminderNames: 5,
  importRows: 20_000,
  inviteEmails: 20_000,
  selectionIds: 10_000,
  trialDays: 14,
  newBadgeDays: 30,
  drawerWidth: 640,
  sidebarWidth: { open: 248, folded: 88 },
  breakpoints: { xs: 320, sm: 600, md: 960, lg: 1280, xl: 1440, mobile: 768 },
  progress: { low: 10, average: 70 },
  maxPinnedVideos: 5,
  /** Days to complete a campaign: offered ones, and what a typed number may be. */
  daysToComplete: { presets: [7, 14], default: 7, customMin: 1, customMax: 365 },
  learnerLinkSeconds: 300,
  /** Given to everybody by the first step of a company, and with its first people. */
  annualTraining: 'Annual Training Campaign',
  /** A start within this time of now is "Now". */
  startsNowSeconds: 60,
  /** A start further ahead than this is a slip of the hand. */
  startsWithinDays: 1826,
  courseGridPage: 30,
  /** How often a page that is open and in sight asks for the figures that it follows. */
  followMs: 15_000,
  stripScrollPx: 160,
  /** A row of the options of a picker, and how high their list grows. */
  optionsPx: { row: 36, list: 208 },
  quizAnswers: 4,
  /** Of one custom training: chapters in all, questions of one quiz, and the call that saves it. */
  customTraining: { chapters: 200, questions: 100, bodyBytes: 8_388_608 },
  /** Videos and cheat sheet of one package, how long its address works, and the share of right answers that passes, in percent. */
  scorm: { packageBytes: 524_288_000, linkSeconds: 300, passPercent: 70 },
  reportPageSizes: [25, 50, 100],
  /** Rows of a table on paper; the spreadsheet has all of them. */
  pdfRows: 2000,
  dateRangeDays: { presets: [7, 30, 90, 180, 365], max: 366 },
  /** What lies before is a slip of the hand; the first years of all have no day in the database. */
  firstReportDay: '2000-01-01',
  reportGuardMs: 1000,
  /** Longest range, in days, that is shown by day and by week; longer ones are shown by month. */
  reportBuckets: { day: 31, week: 183 },
  /** Departments of a chart; the others are one bar. */
  reportTopDepartments: { default: 10, max: 50 },
  /** Without a range, and how many departments are called best and worst. */
  generalReport: { days: 30, departments: 5 },
  /** Of one person for one list; a filter is as long as an address may be. */
  savedFilters: { perList: 50, nameMax: 80, filterMax: 6000, listMax: 60 },
  reviewPageSize: 10,
  reviewPageSizes: [10, 25, 50, 100],
  reviewStars: 5,
} as const;

/** The version of the product, as the page and the description of the API name it. */
export const release = 'v3.31.0';

/** Typed by hand before what cannot be undone; not translated, compared exactly. */
export const confirmationPhrase = 'DELETE';
