/** Every URL path of the panel. Imports nothing, so that signed-out pages may use it. */
export const paths = {
  root: '/',
  login: '/login',
  register: '/register',
  registerEmail: '/register/:email',
  registerFrom: '/register/:email/:partner/:source',
  ssoLogin: '/login/sso',
  ssoFail: '/sso_fail',
  acronisFail: '/sso_fail/acronis',
  loginAsCompany: '/login_as_company',
  /** A link in a mail: leads to the dialog that gives the parent company access. */
  accessForReseller: '/access-for-reseller',
  changePassword: '/change-password',
  verifyEmail: '/verify_email',
  stopAddressChange: '/stop_address_change',
  settingsSso: '/settings/single-sign-on',
  disabledCompany: '/disabled-company',
  notFound: '/error/404',
  serverError: '/error/500',
  home: '/home',
  users: '/users',
  allUsers: '/users/all_users',
  departments: '/users/departments',
  departmentUsers: '/users/departments/assigned-users/:departmentId',
  groups: '/users/groups',
  groupUsers: '/users/groups/assigned-users/:groupId',
  userProfile: '/user_profile/:userId',
  userProfileOutstanding: '/user_profile/:userId/outstanding_tasks',
  userProfileCompleted: '/user_profile/:userId/completed_tasks',
  userProfileEdit: '/user_profile/:userId/edit',
  userProfilePassword: '/user_profile/:userId/password',
  guides: '/guides-and-resources',
  learning: '/learning',
  courses: '/learning/courses',
  videos: '/learning/videos',
  course: '/courses/:courseId',
  coursePreview: '/courses/:courseId/preview',
  courseStatistics: '/courses/:courseId/statistics',
  courseSettings: '/courses/:courseId/settings',
  courseCustomersStatus: '/courses/:courseId/customers-status',
  courseCustomersSettings: '/courses/:courseId/customers-settings',
  newCustomTraining: '/custom-training/new-training',
  /** With `?id=` of the training. */
  editCustomTraining: '/custom-training/edit',
  simulations: '/phishing-simulation',
  simulationsActive: '/phishing-simulation/active',
  simulationsArchived: '/phishing-simulation/archived',
  simulationSettings: '/phishing-simulation/settings',
  simulationReportButton: '/phishing-simulation/settings/report-button',
  simulationConfiguration: '/phishing-simulation/settings/configuration',
  /** With `?isSmartPhishing=` true or false. */
  newSimulation: '/phishing-simulation-create',
  editSimulation: '/phishing-simulation/edit/:campaignId',
  shareSimulation: '/phishing-simulation/share/:campaignId',
  simulationReport: '/phishing-simulation/reports/:campaignId',
  simulationReportOverview: '/phishing-simulation/reports/:campaignId/overview',
  simulationReportRecipients: '/phishing-simulation/reports/:campaignId/recipients',
  simulationReportTemplates: '/phishing-simulation/reports/:campaignId/templates',
  simulationReportDepartments: '/phishing-simulation/reports/:campaignId/departments',
  simulationReportGroups: '/phishing-simulation/reports/:campaignId/groups',
  simulationReportRounds: '/phishing-simulation/reports/:campaignId/rounds',
  simulationsReport: '/reports/phishing-summary',
  simulationsReportOverview: '/reports/phishing-summary/overview',
  simulationsReportTemplates: '/reports/phishing-summary/templates',
  simulationsReportRecipients: '/reports/phishing-summary/recipients',
  simulationsReportDepartments: '/reports/phishing-summary/departments',
  simulationsReportGroups: '/reports/phishing-summary/groups',
  simulationsReportCampaigns: '/reports/phishing-summary/campaigns',
  /** With `?class=` scanner or human: what is settled. */
  simulationReview: '/phishing-simulation/review/:campaignId',
  /** Older links lead here; shows the list of simulations. */
  simulationsOfOlderLinks: '/phishing/campaign',
  simulationTemplates: '/phishing-simulation/templates',
  simulationLandings: '/phishing-simulation/landings',
  /** With `?copyOf=` it begins as another one, with `?fromExercise=` as the message of an exercise. */
  newSimulationTemplate: '/phishing-simulation/template/new',
  /** With `?id=` of the template. */
  editSimulationTemplate: '/phishing-simulation/template/edit',
  exercises: '/phishing-exercise',
  exercisesActive: '/phishing-exercise/active',
  exercisesArchived: '/phishing-exercise/archived',
  newExercise: '/phishing-exercise/create',
  newExerciseTemplate: '/phishing-exercise/template/new',
  editExerciseTemplate: '/phishing-exercise/template/edit',
  exerciseReport: '/phishing-exercise-report/:campaignId',
  exerciseReportUsers: '/phishing-exercise-report/:campaignId/users',
  exerciseReportDepartments: '/phishing-exercise-report/:campaignId/departments',
  exerciseReportGroups: '/phishing-exercise-report/:campaignId/groups',
  exerciseReportTemplates: '/phishing-exercise-report/:campaignId/templates',
  exercisesReport: '/reports-phishing-exercise',
  reports: '/reports',
  trainingReport: '/reports-training',
  quizReport: '/reports-quizzes',
  quizQuestionsReport: '/reports-quizzes/questions',
  quizUsersReport: '/reports-quizzes/users',
  generalReport: '/general-report',
  reviews: '/reviews',
  auditLog: '/audit-log',
  transactions: '/partner-portal/transactions',
  transactionsBilling: '/partner-portal/transactions/billing',
  licenseAllocations: '/partner-portal/transactions/license-allocations',
  resellerTransactions: '/partner-portal/reseller/transactions',
  subResellerTransactions: '/partner-portal/subreseller/transactions',
  companies: '/companies',
  partnerCompanies: '/partner-portal/companies',
  resellerCustomers: '/partner-portal/reseller/customers',
  subResellerCustomers: '/partner-portal/subreseller/customers',
  becomePartner: '/become-partner',
  billing: '/billing',
  marketplace: '/marketplace',
  /** Shows the same as `marketplace`; older links lead here. */
  boost: '/boost',
  settings: '/settings',
  settingsGeneral: '/settings/general',
  settingsEmailReminders: '/settings/email-reminders',
  provisionedPeople: '/settings/single-sign-on/people',
  settingsSecurity: '/settings/security',
  settingsIntegration: '/settings/integration',
  settingsWhiteLabel: '/settings/white-label',
  whiteLabel: '/partner-portal/white-label',
  invoices: '/invoices',
  refunds: '/refunds',
  banks: '/distributor-credit',
  bankEntries: '/distributor-credit/ledger',
  coupons: '/promotion-codes',
  tickets: '/support-tickets',
  salesRequests: '/sales-requests',
  notifications: '/notifications',
  surveys: '/surveys',
  surveyAnswers: '/surveys/answers',
} as const;

type PathParams<P extends string> = P extends `${string}:${infer Name}/${infer Rest}`
  ? { [K in Name | keyof PathParams<`/${Rest}`>]: string }
  : P extends `${string}:${infer Name}`
    ? { [K in Name]: string }
    : Record<never, string>;

/** Fills the `:name` parameters of a path: `pathTo('/user_profile/:userId', { userId })`. */
export function pathTo<P extends string>(path: P, params: PathParams<P>): string {
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent((params as Record<string, string>)[name] ?? ''));
}

/**
 * Whether a `redirectTo` is a path of this origin; all others are ignored, also those with empty or dot segments, which browsers resolve:
 * `/..//evil.example` becomes the path `//evil.example`, which a later navigation would read as another host.
 */
export function isLocalPath(value: string | null | undefined): value is string {
  return typeof value === 'string' && /^\/[^\s\\]*$/.test(value) && !/^[^?#]*\/(\.|%2e){0,2}\//i.test(value);
}
