import type { contract } from '#contract/index';
import type { Handlers } from '../http/handler.ts';
import type { Job, JobHandler } from '../jobs/job.ts';
import { clockTick } from '../jobs/minuteClock.ts';
import type { Services } from '../services.ts';
import { handlers as accessGrants } from './accessGrants/index.ts';
import { handlers as addresses } from './addresses/index.ts';
import { handlers as apiKeys } from './apiKeys/index.ts';
import { handlers as audit } from './audit/index.ts';
import { handlers as billing } from './billing/index.ts';
import { couponHandlers as coupons, creditHandlers as credit } from './credit/index.ts';
import { handlers as campaigns } from './campaigns/index.ts';
import { handlers as exerciseLearning } from './exerciseLearning/index.ts';
import { handlers as exerciseReports } from './exerciseReports/index.ts';
import { handlers as monthly } from './monthly/index.ts';
import { handlers as monthlyReports } from './monthlyReports/index.ts';
import { handlers as monthlyLearning } from './monthlyLearning/index.ts';
import { handlers as policies } from './policies/index.ts';
import { handlers as policyLearning } from './policyLearning/index.ts';
import { handlers as policyReports } from './policyReports/index.ts';
import { handlers as exerciseCampaigns } from './exercises/index.ts';
import { tick } from './clock.ts';
import { handlers as companies } from './companies/index.ts';
import { handlers as courses } from './courses/index.ts';
import { handlers as customTrainings } from './customTrainings/index.ts';
import { handlers as games } from './games/index.ts';
import { handlers as customers } from './customers/index.ts';
import { handlers as dashboard } from './dashboard/index.ts';
import { handlers as departments } from './departments/index.ts';
import { handlers as exerciseTemplates } from './exerciseTemplates/index.ts';
import { handlers as files } from './files/index.ts';
import { handlers as dashboardTables } from './dashboardTables/index.ts';
import { handlers as gamingReports } from './gamingReports/index.ts';
import { handlers as generalReport } from './generalReport/index.ts';
import { handlers as groups } from './groups/index.ts';
import { handlers as home } from './home/index.ts';
import { handlers as jobs } from './jobs/index.ts';
import { handlers as learning } from './learning/index.ts';
import { handlers as mail } from './mail/index.ts';
import { handlers as mailSending } from './mailSending/index.ts';
import { handlers as notifications } from './notifications/index.ts';
import { handlers as messages } from './messages/index.ts';
import { handlers as mfa } from './mfa/index.ts';
import { handlers as passwords } from './passwords/index.ts';
import { handlers as quizReports } from './quizReports/index.ts';
import { handlers as registration } from './registration/index.ts';
import { handlers as reminders } from './reminders/index.ts';
import {
  addinHandlers as simulationReportAddin,
  mailboxHandlers as simulationReportMailbox,
  reporterHandlers as simulationReporters,
} from './reportButton/index.ts';
import { handlers as reviewReports } from './reviewReports/index.ts';
import { handlers as sales } from './sales/index.ts';
import { handlers as savedFilters } from './savedFilters/index.ts';
import { handlers as scorm } from './scorm/index.ts';
import { handlers as scim } from './scim/index.ts';
import { handlers as session } from './session/index.ts';
import { handlers as sharing } from './sharing/index.ts';
import { handlers as signInLinks } from './signInLinks/index.ts';
import {
  handlers as simulations,
  preflightHandlers as simulationPreflight,
  rehearsalHandlers as simulationRehearsals,
  settingsHandlers as simulationSettings,
} from './simulations/index.ts';
import { handlers as simulationFollowUps } from './simulationFollowUps/index.ts';
import { feedHandlers as simulationFeeds, handlers as simulationReports } from './simulationReports/index.ts';
import { handlers as simulationSharing } from './simulationSharing/index.ts';
import { plan, planRounds } from './simulations/public.ts';
import { handlers as simulationTemplates, landingHandlers as simulationLandings } from './simulationTemplates/index.ts';
import { judgeDue, judgeSimulations, reviewHandlers as simulationReview } from './simulationTruth/public.ts';
import { handlers as support } from './support/index.ts';
import { handlers as surveys } from './surveys/index.ts';
import { handlers as sso } from './sso/index.ts';
import { handlers as trainingReports } from './trainingReports/index.ts';
import { handlers as twoFactorRule } from './twoFactorRule/index.ts';
import { handlers as users } from './users/index.ts';
import { handlers as videos } from './videos/index.ts';
import { handlers as whiteLabel } from './whiteLabel/index.ts';
import { handlers as welcome } from './welcome/index.ts';
import { assign, assignWork } from './work/public.ts';

type JobServices = Pick<Services, 'db' | 'env' | 'secrets' | 'auditKey' | 'auditHeads'>;

interface ModuleJob {
  job: Job;
  handler(services: JobServices): JobHandler<never>;
}

const moduleJob = <Payload extends object>(
  job: Job<Payload>,
  handler: (services: JobServices) => JobHandler<Payload>,
): ModuleJob => ({ job, handler });

/** Background jobs of the modules. */
export const moduleJobs: readonly ModuleJob[] = [
  moduleJob(assignWork, (services) => (payloads, run) => assign(services, payloads, run)),
  moduleJob(planRounds, (services) => (payloads, run) => plan(services, payloads, run)),
  moduleJob(judgeSimulations, (services) => (_payloads, run) => judgeDue(services, run)),
  moduleJob(clockTick, (services) => (_payloads, run) => tick(services, run)),
];

/** Handlers of every endpoint, by area of the contract; an endpoint without a handler does not compile. */
export const handlers: { [Area in keyof typeof contract]: Handlers<(typeof contract)[Area]> } = {
  accessGrants,
  addresses,
  apiKeys,
  audit,
  billing,
  campaigns,
  companies,
  coupons,
  courses,
  credit,
  customers,
  customTrainings,
  games,
  dashboard,
  departments,
  exerciseCampaigns,
  exerciseLearning,
  exerciseReports,
  policies,
  policyReports,
  policyLearning,
  monthly,
  monthlyReports,
  monthlyLearning,
  exerciseTemplates,
  files,
  dashboardTables,
  gamingReports,
  generalReport,
  groups,
  home,
  jobs,
  learning,
  mail,
  mailSending,
  notifications,
  messages,
  mfa,
  passwords,
  quizReports,
  registration,
  reviewReports,
  reminders,
  sales,
  savedFilters,
  scim,
  scorm,
  session,
  sharing,
  signInLinks,
  simulations,
  simulationPreflight,
  simulationRehearsals,
  simulationFeeds,
  simulationReportAddin,
  simulationReportMailbox,
  simulationReporters,
  simulationReports,
  simulationReview,
  simulationSettings,
  simulationSharing,
  simulationTemplates,
  simulationLandings,
  simulationFollowUps,
  sso,
  support,
  surveys,
  trainingReports,
  twoFactorRule,
  users,
  videos,
  welcome,
  whiteLabel,
};
