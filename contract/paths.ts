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
  newCustomTraining: '/custom-training/new-training',
  /** With `?id=` of the training. */
  editCustomTraining: '/custom-training/edit',
  reports: '/reports',
  trainingReport: '/reports-training',
  quizReport: '/reports-quizzes',
  quizQuestionsReport: '/reports-quizzes/questions',
  quizUsersReport: '/reports-quizzes/users',
  generalReport: '/general-report',
  reviews: '/reviews',
  auditLog: '/audit-log',
  settings: '/settings',
  settingsGeneral: '/settings/general',
  settingsEmailReminders: '/settings/email-reminders',
  settingsIntegration: '/settings/integration',
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

/** Whether a `redirectTo` is a path of this origin; all others are ignored. */
export function isLocalPath(value: string | null | undefined): value is string {
  return typeof value === 'string' && /^\/(?![/\\])[^\s\\]*$/.test(value);
}
