import accessGrants from './en/accessGrants.json';
import addUsers from './en/addUsers.json';
import audit from './en/audit.json';
import auditLog from './en/auditLog.json';
import auth from './en/auth.json';
import billing from './en/billing.json';
import campaigns from './en/campaigns.json';
import charts from './en/charts.json';
import common from './en/common.json';
import companyFacts from './en/companyFacts.json';
import courses from './en/courses.json';
import credit from './en/credit.json';
import customers from './en/customers.json';
import customTraining from './en/customTraining.json';
import dashboard from './en/dashboard.json';
import departments from './en/departments.json';
import errors from './en/errors.json';
import exercise from './en/exercise.json';
import form from './en/form.json';
import games from './en/games.json';
import groups from './en/groups.json';
import guides from './en/guides.json';
import help from './en/help.json';
import home from './en/home.json';
import imports from './en/imports.json';
import licences from './en/licences.json';
import lists from './en/lists.json';
import monthly from './en/monthly.json';
import pdf from './en/pdf.json';
import plans from './en/plans.json';
import policies from './en/policies.json';
import profile from './en/profile.json';
import ra from './en/ra.json';
import register from './en/register.json';
import reminders from './en/reminders.json';
import reports from './en/reports.json';
import resources from './en/resources.json';
import scim from './en/scim.json';
import security from './en/security.json';
import settings from './en/settings.json';
import sharing from './en/sharing.json';
import shell from './en/shell.json';
import simulation from './en/simulation.json';
import simulationCreate from './en/simulationCreate.json';
import simulationEvents from './en/simulationEvents.json';
import simulationTemplates from './en/simulationTemplates.json';
import simulationReport from './en/simulationReport.json';
import simulationReview from './en/simulationReview.json';
import simulationSharing from './en/simulationSharing.json';
import sso from './en/sso.json';
import transactions from './en/transactions.json';
import uploads from './en/uploads.json';
import users from './en/users.json';
import validation from './en/validation.json';
import videos from './en/videos.json';
import whiteLabel from './en/whiteLabel.json';

/** English types the keys: a key that is not here does not compile. Imported for its type only, never for its value. */
export const texts = {
  accessGrants,
  addUsers,
  audit,
  auditLog,
  auth,
  billing,
  campaigns,
  charts,
  common,
  companyFacts,
  courses,
  credit,
  customers,
  customTraining,
  dashboard,
  departments,
  errors,
  exercise,
  form,
  games,
  groups,
  guides,
  help,
  home,
  imports,
  licences,
  lists,
  monthly,
  pdf,
  plans,
  policies,
  profile,
  ra,
  register,
  reminders,
  reports,
  resources,
  scim,
  security,
  settings,
  sharing,
  shell,
  simulation,
  simulationCreate,
  simulationEvents,
  simulationTemplates,
  simulationReport,
  simulationReview,
  simulationSharing,
  sso,
  transactions,
  uploads,
  users,
  validation,
  videos,
  whiteLabel,
};

/** Keys in the plural have a form for each number, such as `people_one` and `people_other`; code writes `people` and `count`. */
type WithoutForm<K extends string> = K extends
  | `${infer Key}_zero`
  | `${infer Key}_one`
  | `${infer Key}_two`
  | `${infer Key}_few`
  | `${infer Key}_many`
  | `${infer Key}_other`
  ? Key
  : K;

type KeysOf<T> = {
  [K in keyof T & string]: T[K] extends string ? WithoutForm<K> : `${K}.${KeysOf<T[K]>}`;
}[keyof T & string];

/**
 * The keys of all English texts, such as `users.title`. One flat union that is computed once: i18next's own type of a key computes
 * them anew for each kind of options, which took a third of the type check.
 */
export type TextKey = KeysOf<typeof texts>;
