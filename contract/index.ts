import * as checkout from './billing/checkout.ts';
import * as coupons from './billing/coupons.ts';
import * as credit from './billing/credit.ts';
import * as licences from './billing/licences.ts';
import * as plannedDowngrade from './billing/plannedDowngrade.ts';
import * as refunds from './billing/refunds.ts';
import * as subscriptions from './billing/subscriptions.ts';
import * as transactions from './billing/transactions.ts';
import * as campaigns from './campaigns/campaigns.ts';
import * as learning from './campaigns/learning.ts';
import * as reminders from './campaigns/reminders.ts';
import * as apiKeys from './company/apiKeys.ts';
import * as audit from './company/audit.ts';
import * as companies from './company/companies.ts';
import * as domains from './company/domains.ts';
import * as home from './company/home.ts';
import * as jobs from './company/jobs.ts';
import * as graphSending from './partners/graphSending.ts';
import * as mailSending from './partners/mailSending.ts';
import * as mail from './company/mail.ts';
import * as messages from './company/messages.ts';
import * as registration from './company/registration.ts';
import * as savedFilters from './company/savedFilters.ts';
import * as scim from './company/scim.ts';
import * as sso from './company/sso.ts';
import * as twoFactorRule from './company/twoFactorRule.ts';
import * as courses from './courses/courses.ts';
import * as customTrainings from './courses/customTrainings.ts';
import * as games from './courses/games.ts';
import * as files from './courses/files.ts';
import * as scorm from './courses/scorm.ts';
import * as videos from './courses/videos.ts';
import * as exerciseCampaigns from './exercise/campaigns.ts';
import * as exerciseDifficulty from './exercise/difficulty.ts';
import * as exerciseLearning from './exercise/learning.ts';
import * as exerciseReports from './exercise/reports.ts';
import * as exerciseTemplates from './exercise/templates.ts';
import * as notifications from './help/notifications.ts';
import * as sales from './help/sales.ts';
import * as support from './help/support.ts';
import * as surveys from './help/surveys.ts';
import * as welcome from './help/welcome.ts';
import { endpointsIn } from './kit/endpoint.ts';
import * as accessGrants from './partners/accessGrants.ts';
import * as accessRequests from './partners/accessRequests.ts';
import * as customerActions from './partners/customerActions.ts';
import * as customers from './partners/customers.ts';
import * as findings from './partners/findings.ts';
import * as customerInvites from './partners/invites.ts';
import * as sharing from './partners/sharing.ts';
import * as whiteLabel from './partners/whiteLabel.ts';
import * as departments from './people/departments.ts';
import { groups } from './people/groups.ts';
import * as invitations from './people/invitations.ts';
import * as users from './people/users.ts';
import * as userTasks from './people/userTasks.ts';
import * as monthlyLearning from './monthly/learning.ts';
import * as monthlyProgramme from './monthly/programme.ts';
import * as monthlyReport from './monthly/report.ts';
import * as monthlyVideos from './monthly/videos.ts';
import * as policyLearning from './policies/learning.ts';
import * as policies from './policies/policies.ts';
import * as policyProgress from './policies/progress.ts';
import * as policyReports from './policies/reports.ts';
import * as policyRevisions from './policies/revisions.ts';
import * as campaignReport from './reports/campaignReport.ts';
import * as gamingReports from './reports/gamingReports.ts';
import * as dashboard from './dashboard/dashboard.ts';
import * as dashboardDepartments from './dashboard/departments.ts';
import * as dashboardUsers from './dashboard/users.ts';
import * as generalReport from './reports/generalReport.ts';
import * as quizReports from './reports/quizReports.ts';
import * as reportLists from './reports/reportLists.ts';
import * as reviewReports from './reports/reviewReports.ts';
import * as trainingCharts from './reports/trainingCharts.ts';
import * as trainingReports from './reports/trainingReports.ts';
import * as addresses from './session/addresses.ts';
import * as mfa from './session/mfa.ts';
import * as passwords from './session/passwords.ts';
import * as session from './session/session.ts';
import * as sessions from './session/sessions.ts';
import * as signInLinks from './session/signInLinks.ts';
import * as ssoSignIn from './session/ssoSignIn.ts';
import * as simulationCampaigns from './simulation/campaigns.ts';
import * as simulationFeeds from './simulation/feeds.ts';
import { simulationFollowUps } from './simulation/followUps.ts';
import { simulationLandings } from './simulation/landings.ts';
import * as simulationNetworks from './simulation/networks.ts';
import * as simulationPreflight from './simulation/preflight.ts';
import * as simulationRehearsals from './simulation/rehearsal.ts';
import * as simulationReportAddin from './simulation/reportAddin.ts';
import * as simulationReportMailbox from './simulation/reportMailbox.ts';
import * as simulationReporters from './simulation/reporters.ts';
import * as simulationReports from './simulation/reports.ts';
import * as simulationReview from './simulation/review.ts';
import * as simulationSharing from './simulation/sharing.ts';
import * as simulationSettings from './simulation/settings.ts';
import { simulationTemplates } from './simulation/templates.ts';

/** Every endpoint of the product, by area. The server must implement each; the generated tests and OpenAPI walk this object. */
export const contract = {
  session: { ...endpointsIn(session), ...endpointsIn(sessions) },
  mfa: endpointsIn(mfa),
  twoFactorRule: endpointsIn(twoFactorRule),
  sso: { ...endpointsIn(ssoSignIn), ...endpointsIn(sso), ...endpointsIn(domains) },
  scim: endpointsIn(scim),
  signInLinks: endpointsIn(signInLinks),
  passwords: endpointsIn(passwords),
  addresses: endpointsIn(addresses),
  companies: endpointsIn(companies),
  customers: {
    ...endpointsIn(customers),
    ...endpointsIn(customerActions),
    ...endpointsIn(customerInvites),
    ...endpointsIn(findings),
  },
  sharing: endpointsIn(sharing),
  whiteLabel: endpointsIn(whiteLabel),
  accessGrants: { ...endpointsIn(accessGrants), ...endpointsIn(accessRequests) },
  registration: endpointsIn(registration),
  users: { ...endpointsIn(users), ...endpointsIn(invitations), ...endpointsIn(userTasks) },
  departments: { ...departments.departments, ...endpointsIn(departments) },
  groups,
  audit: endpointsIn(audit),
  billing: {
    ...endpointsIn(subscriptions),
    ...endpointsIn(checkout),
    ...endpointsIn(licences),
    ...endpointsIn(transactions),
    ...endpointsIn(refunds),
    ...endpointsIn(plannedDowngrade),
  },
  credit: endpointsIn(credit),
  coupons: endpointsIn(coupons),
  courses: endpointsIn(courses),
  customTrainings: endpointsIn(customTrainings),
  games: endpointsIn(games),
  files: endpointsIn(files),
  videos: endpointsIn(videos),
  scorm: endpointsIn(scorm),
  campaigns: endpointsIn(campaigns),
  exerciseCampaigns: endpointsIn(exerciseCampaigns),
  exerciseTemplates: { ...endpointsIn(exerciseTemplates), ...endpointsIn(exerciseDifficulty) },
  exerciseReports: endpointsIn(exerciseReports),
  exerciseLearning: endpointsIn(exerciseLearning),
  policies: { ...endpointsIn(policies), ...endpointsIn(policyRevisions) },
  policyReports: { ...endpointsIn(policyReports), ...endpointsIn(policyProgress) },
  policyLearning: endpointsIn(policyLearning),
  monthly: { ...endpointsIn(monthlyProgramme), ...endpointsIn(monthlyVideos) },
  monthlyReports: endpointsIn(monthlyReport),
  monthlyLearning: endpointsIn(monthlyLearning),
  simulations: endpointsIn(simulationCampaigns),
  simulationPreflight: endpointsIn(simulationPreflight),
  simulationRehearsals: endpointsIn(simulationRehearsals),
  simulationFeeds: endpointsIn(simulationFeeds),
  simulationReportAddin: endpointsIn(simulationReportAddin),
  simulationReportMailbox: endpointsIn(simulationReportMailbox),
  simulationReporters: endpointsIn(simulationReporters),
  simulationReports: endpointsIn(simulationReports),
  simulationReview: endpointsIn(simulationReview),
  simulationSettings: { ...endpointsIn(simulationSettings), ...endpointsIn(simulationNetworks) },
  simulationSharing: endpointsIn(simulationSharing),
  simulationTemplates,
  simulationLandings,
  simulationFollowUps,
  trainingReports: {
    ...endpointsIn(trainingReports),
    ...endpointsIn(trainingCharts),
    ...endpointsIn(campaignReport),
    ...endpointsIn(reportLists),
  },
  gamingReports: endpointsIn(gamingReports),
  dashboard: endpointsIn(dashboard),
  dashboardTables: { ...endpointsIn(dashboardDepartments), ...endpointsIn(dashboardUsers) },
  generalReport: endpointsIn(generalReport),
  quizReports: endpointsIn(quizReports),
  reviewReports: endpointsIn(reviewReports),
  reminders: endpointsIn(reminders),
  home: endpointsIn(home),
  messages: endpointsIn(messages),
  apiKeys: endpointsIn(apiKeys),
  savedFilters: endpointsIn(savedFilters),
  support: endpointsIn(support),
  sales: endpointsIn(sales),
  notifications: endpointsIn(notifications),
  surveys: endpointsIn(surveys),
  welcome: endpointsIn(welcome),
  jobs: endpointsIn(jobs),
  mail: endpointsIn(mail),
  mailSending: { ...endpointsIn(mailSending), ...endpointsIn(graphSending) },
  learning: endpointsIn(learning),
};
