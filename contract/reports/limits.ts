/** Limits of reports and reviews. */
export const reportLimits = {
  reportPageSizes: [25, 50, 100],
  /** Rows of the report of a campaign that a company in its trial sees. */
  trialRows: 3,
  /** Rows of a table in the PDF; the CSV file has all rows. */
  pdfRows: 2000,
  /** Periods that are offered, and the longest period, in days. */
  dateRangeDays: { presets: [7, 30, 90, 180, 365], max: 366 },
  /** An earlier day is refused as a typing error; the database has no days in the first years of the calendar. */
  firstReportDay: '2000-01-01',
  /** Delay before the page of reports explains why a report that the plan does not include was not opened. */
  reportGuardMs: 1000,
  /** Longest period, in days, that a timeline shows by day and by week; longer ones are shown by month. */
  reportBuckets: { day: 31, week: 183 },
  /** Departments that a chart shows; the others are one bar. */
  reportTopDepartments: { default: 10, max: 50 },
  /**
   * `days`: the period of the general report when none is chosen, today included; every other report shows all days then.
   * `departments`: how many are listed as best and as worst.
   */
  generalReport: { days: 30, departments: 5 },
  reviewPageSize: 10,
  reviewPageSizes: [10, 25, 50, 100],
  reviewStars: 5,
} as const;
