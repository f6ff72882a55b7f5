/** Of reports and reviews. */
export const reportLimits = {
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
  reviewPageSize: 10,
  reviewPageSizes: [10, 25, 50, 100],
  reviewStars: 5,
} as const;
