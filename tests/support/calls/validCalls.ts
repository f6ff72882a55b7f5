import { randomUUID } from 'node:crypto';
import { registrationForm } from './registrationForm.ts';
import { ssoBodies } from './ssoCalls.ts';
import { exerciseBodies, exerciseQueries } from '../exercises/exerciseCalls.ts';
import { policyBodies, policyQueries } from '../policies/policyCalls.ts';
import { dashboardQueries } from '../dashboard/dashboardCalls.ts';
import { monthlyBodies, monthlyQueries } from '../monthly/monthlyCalls.ts';
import { simulationBodies, simulationQueries } from '../simulations/simulationCalls.ts';
import { templateBodies, templateQueries } from '../simulations/templateCalls.ts';
import { areaBodies, areaQueries } from './partnerCalls.ts';

/** Records that valid calls refer to: a company with a person, a department, a group and a running campaign. */
export interface Known {
  companyId: string;
  userId: string;
  departmentId: string;
  groupId: string;
  courseId: string;
  chapterId: string;
  videoId: string;
  campaignId: string;
  /** A campaign of phishing exercises, and one of its templates, which the company made. */
  exerciseId: string;
  templateId: string;
  /** A phishing simulation. */
  simulationId: string;
  /** A template and a landing page of simulations, which the company made. */
  simulationTemplateId: string;
  landingId: string;
  /** A simulation that the person sent to themselves. */
  rehearsalId: string;
  /** A rule by which who was phished joins a group. */
  followUpId: string;
  /** What somebody said about events of the simulation. */
  verdictId: string;
  /** A policy with a draft, and its revision in force, which the person has. */
  policyId: string;
  revisionId: string;
  /** This month’s video, which the person has, and a month that has none. */
  eventId: string;
  month: string;
  savedFilterId: string;
  auditId: string;
  /** What the house has: a ticket, a sales request, a notification, a survey. */
  ticketId: string;
  salesRequestId: string;
  notificationId: string;
  surveyId: string;
  /** A partner with distributor credit, an entry of its ledger, a promotion code, and a payment to give back; of the house, too. */
  bankId: string;
  entryId: string;
  couponId: string;
  refundId: string;
  apiKeyId: string;
  /** A session of the person. */
  sessionId: string;
  passkeyId: string;
  /** A customer of the partner who asks. */
  customerId: string;
  domainId: string;
  invoiceId: string;
  /** An edition of the course as a package. */
  scormId: string;
}

type Body = Record<string, unknown>;
const selected = ({ userId }: Known): Body => ({ userIds: [userId], isAllUsersSelected: false });
const named = (): Body => ({ name: `Set ${randomUUID()}` });
const training = (): Body => ({
  name: 'Our own',
  description: 'What we do here',
  language: 'en',
  cheatSheetId: null,
  topics: [
    {
      name: 'Basics',
      chapters: [
        { name: 'Quiz', videoId: null, quizzes: [{ question: 'Which?', answers: ['A', 'B', 'C', 'D'], correctAnswer: 2 }] },
      ],
    },
  ],
});
const password = 'N3w-passw0rd!';

const message = (): Body => ({ subject: 'Welcome to {{companyName}}', message: 'A word before you begin' });

const campaign = {
  notificationsEnabled: true,
  notificationSubject: 'New training',
  notificationMessage: 'Please have a look',
  user_departments: [],
  selectedGroups: [],
  days_to_complete: 7,
};

const ofCampaign = (known: Known): Body => ({ ...selected(known), campaignId: known.campaignId });
const kinds = { includeVideoTraining: true, includeGaming: false, includePolicies: false, includeCalendarVideos: false };
const letter = { ...kinds, subject: 'Reminder', customMessage: 'Please have a look' };
const step = { verificationTokenId: 'none' };
const madePasskey = {
  id: 'AA',
  rawId: 'AA',
  type: 'public-key',
  clientExtensionResults: {},
  response: { clientDataJSON: 'e30', attestationObject: 'oA' },
};

/** A body that the contract accepts, for each endpoint that takes one. A new endpoint needs a line here. */
export const validBodies: Record<string, (known: Known) => Body> = {
  'session.loginCheck': () => ({ email: 'nobody@test.example', password: 'x', isAdmin: true }),
  'session.sendVerificationEmail': ({ userId }) => ({ user_id: userId }),
  'session.verifyEmail': () => ({ token: 'none' }),
  'passwords.changePassword': () => ({ currentPassword: 'x', newPassword: password }),
  'passwords.requestPasswordLink': () => ({ email: 'nobody@test.example' }),
  'passwords.readPasswordLink': () => ({ token: 'none' }),
  'passwords.usePasswordLink': () => ({ token: 'none', newPassword: password }),
  'addresses.changeOwnAddress': () => ({ email: `${randomUUID()}@new.example`, verificationTokenId: 'none' }),
  'addresses.replaceLostAddress': () => ({ email: `${randomUUID()}@new.example`, reason: 'The mailbox is gone' }),
  'addresses.readStopLink': () => ({ token: 'none' }),
  'addresses.stopAddressChange': () => ({ token: 'none' }),
  'mfa.verifyPassword': () => ({ password: 'x' }),
  'mfa.sendCode': () => ({ email: 'nobody@test.example', ...step }),
  'mfa.setMfa': () => ({ isMfaEnabled: true, code: '123456', ...step }),
  'mfa.mfaLogin': () => ({ code: '123456', ...step }),
  'mfa.passkeyChallenge': () => step,
  'mfa.confirmStep': () => ({ code: '123456', ...step }),
  'mfa.startAuthenticator': () => step,
  'mfa.addAuthenticator': () => ({ code: '123456', ...step }),
  'mfa.removeAuthenticator': () => step,
  'mfa.startPasskey': () => step,
  'mfa.addPasskey': () => ({ name: 'Laptop', answer: madePasskey, ...step }),
  'mfa.removePasskey': () => step,
  'mfa.setEmailFactor': () => ({ hasEmail: true, ...step }),
  'mfa.newRecoveryCodes': () => step,
  'mfa.resetMfa': () => step,
  'registration.registerCompany': () => registrationForm({ partner: 'northstar', source: 'fair' }),
  'registration.checkCompany': () => ({ company_name: 'Acme' }),
  'users.listUsers': () => ({ searchText: 'a', filters: ['learner'], pageNumber: 1, pageSize: 10, order: 'ASC', orderBy: 'name' }),
  'users.countUsers': () => ({ searchText: 'a', includeDisabled: true }),
  'users.getUneditableUsers': (known) => ({ ...selected(known), editType: 'disable' }),
  'users.changeDisabled': (known) => ({ ...selected(known), isDisabled: true }),
  'users.inviteUsers': () => ({
    emails: [{ email: `${randomUUID()}@test.example`, role: 'user', name: 'Ana', lastName: 'Lima', language: 'de' }],
    departments: ['Sales'],
    custom_subject: 'Welcome',
    custom_message: 'Hello',
    notificationsEnabled: true,
    sso: false,
  }),
  'users.verifyEmailsExisted': ({ companyId }) => ({ companyId, emails: ['nobody@test.example'] }),
  'users.deleteUser': ({ userId }) => ({ userId }),
  'users.resendInvite': ({ userId }) => ({ userId, companyName: 'x', adminEmail: 'x', adminName: 'x' }),
  'users.updateProfile': ({ departmentId, groupId }) => ({
    name: 'Ana',
    lastName: 'Lima',
    email: `${randomUUID()}@test.example`,
    role: 'user',
    departments: [departmentId],
    groups: [groupId],
    timeZone: 'Europe/Berlin',
  }),
  'departments.create': named,
  'departments.rename': named,
  'departments.assign': selected,
  'departments.unassign': selected,
  'departments.tasksInDepartmentsAndGroups': ({ companyId }) => ({ companyId, departmentNames: ['Sales'], groupNames: [] }),
  'courses.publishCourse': () => ({ course_id: randomUUID(), is_draft: false }),
  'courses.disableCustomTraining': () => ({ course_id: randomUUID(), active: false }),
  'customTrainings.createCustomTraining': training,
  'customTrainings.updateCustomTraining': training,
  'customTrainings.getVideos': () => ({ wistiaProjectId: 'none' }),
  'groups.create': named,
  'groups.rename': named,
  'groups.assign': selected,
  'groups.unassign': selected,
  'campaigns.startCampaign': () => ({
    ...campaign,
    courseId: randomUUID(),
    campaign_name: 'Safe links',
    courseName: 'Safe links',
    totalChapters: 4,
    start_date: 4_000_000_000,
    campaign_assignment_type: 'all_users',
  }),
  'campaigns.editCampaign': () => ({ ...campaign, id: randomUUID(), campaign_name: 'Safe links' }),
  'reminders.findTasksToRemind': selected,
  'reminders.countReminded': (known) => ({ ...selected(known), ...kinds }),
  'reminders.sendReminders': (known) => ({ ...selected(known), ...letter }),
  'reminders.findTasksNotStarted': ofCampaign,
  'reminders.countNotStarted': (known) => ({ ...ofCampaign(known), ...kinds }),
  'reminders.remindNotStarted': (known) => ({ ...ofCampaign(known), ...letter }),
  ...areaBodies,
  ...exerciseBodies,
  ...policyBodies,
  ...monthlyBodies,
  ...simulationBodies,
  ...templateBodies,
  'savedFilters.createSavedFilter': () => ({ list: 'users', name: `Filter ${randomUUID()}`, filter: 'search=ann+b' }),
  'savedFilters.updateSavedFilter': () => ({ name: `Filter ${randomUUID()}`, filter: 'search=b' }),
  'companies.saveCompanySettings': () => ({
    name: 'Acme',
    lang: 'de',
    industry: 'retail',
    companySize: 4,
    timeZone: 'Europe/Berlin',
  }),
  'messages.saveAdminInvite': message,
  'messages.saveLearnerInvite': message,
  'messages.saveCourseReminder': message,
  'messages.saveTasksReminder': message,
  ...ssoBodies,
  'twoFactorRule.setTwoFactorRule': () => ({ inDays: 14, ...step }),
  'exerciseTemplates.cleanTemplateHtml': () => ({ html: '<p>Your parcel is waiting.</p>' }),
  'apiKeys.createApiKey': () => ({ name: `Key ${randomUUID()}`, scope: 'read', ...step }),
  'learning.reportChapter': () => ({ event: 'finished', answers: [{ questionId: randomUUID(), answer: 1 }] }),
  'games.tryRound': () => ({ questionId: randomUUID(), answer: 1 }),
  'learning.readLearnerLink': () => ({ token: 'none' }),
  'learning.reviewCourse': () => ({ rating: 5, comment: 'Short and clear' }),
};
/** Query values that the contract accepts, for each endpoint that takes some. */
const page = { order: 'ASC', pageNumber: '1', pageSize: '10', search: 'a' };
const reportPage = { order: 'ASC', pageNumber: '1', pageSize: '25', searchText: 'a' };
const report = {
  statuses: 'completed',
  departments: randomUUID(),
  groups: randomUUID(),
  campaignIds: randomUUID(),
  dateFrom: '2026-01-01',
  dateTo: '2026-12-31',
};
export const validQueries: Record<string, Record<string, string>> = {
  'companies.listCompanies': { sort: '["name","ASC"]', range: '[0,9]', filter: '{"q":"a"}' },
  'registration.checkEmail': { email: 'nobody@test.example' },
  'departments.list': { ...page, orderBy: 'name' },
  'departments.unassigned': { ...page, orderBy: 'email' },
  'groups.list': { ...page, orderBy: 'usersCount' },
  'groups.unassigned': { ...page, orderBy: 'name' },
  'trainingReports.getTrainingStatistics': report,
  'trainingReports.getTrainingTimeline': report,
  'trainingReports.getTrainingDepartments': { ...report, top: '5' },
  'trainingReports.listReportCampaigns': { ...report, ...reportPage, orderBy: 'completed' },
  'trainingReports.listCampaignUsers': { ...report, ...reportPage, orderBy: 'name' },
  'trainingReports.listTrainingUsers': { ...report, ...reportPage, orderBy: 'score' },
  'gamingReports.listGamingCampaigns': { ...report, ...reportPage, kinds: 'game', campaignStatuses: 'ended', orderBy: 'score' },
  'gamingReports.getGamingStatistics': { ...report, kinds: 'exercise', campaignStatuses: 'running' },
  'generalReport.getGeneralReport': {
    dateFrom: '2026-01-01',
    dateTo: '2026-01-31',
    departments: randomUUID(),
    groups: randomUUID(),
  },
  'games.listAreaCourses': { area: 'gaming' },
  'quizReports.getQuizStatistics': { ...report, courseIds: randomUUID() },
  'quizReports.listQuizQuestions': { ...report, ...reportPage, courseIds: randomUUID(), orderBy: 'correctShare' },
  'quizReports.listQuizUsers': { ...report, ...reportPage, courseIds: randomUUID(), orderBy: 'quizzes' },
  'reviewReports.listReviews': {
    order: 'DESC',
    orderBy: 'rating',
    pageNumber: '1',
    pageSize: '10',
    comments: 'true',
    trainingId: randomUUID(),
    rating: '5',
    dateFrom: '2026-01-01',
    dateTo: '2026-01-31',
  },
  'reviewReports.getReviewStatistics': {
    comments: 'false',
    trainingId: randomUUID(),
    dateFrom: '2026-01-01',
    dateTo: '2026-01-31',
  },
  'campaigns.countAssignedUsers': { assignmentType: 'departments', ids: randomUUID() },
  'signInLinks.getMagicLink': { platformType: 'employee' },
  'home.getHome': { languageCode: 'pt-br' },
  'users.listUserTasks': { status: 'outstanding' },
  'jobs.listJobs': { sort: '["createdAt","DESC"]', range: '[0,24]', filter: '{"state":"completed"}' },
  'customTrainings.getVideos': { language: 'pt-br', search: 'a' },
  'files.uploadVideo': { duration: '12', language: 'en' },
  'videos.listVideos': { languageCode: 'pt-br', search: 'a', categoryName: 'Phishing' },
  'apiKeys.listApiKeys': { sort: '["lastUsedAt","DESC"]', range: '[0,9]', filter: '{"withEnded":true}' },
  'scim.listProvisionedPeople': { sort: '["heldAt","DESC"]', range: '[0,9]', filter: '{"states":["held"],"search":"a"}' },
  'savedFilters.listSavedFilters': { sort: '["name","ASC"]', range: '[0,49]', filter: '{"list":"users"}' },
  ...areaQueries,
  ...exerciseQueries,
  ...policyQueries,
  ...dashboardQueries,
  ...monthlyQueries,
  ...simulationQueries,
  ...templateQueries,
  'audit.listAuditLog': { sort: '["at","DESC"]', range: '[0,24]', filter: '{"search":"a"}' },
};
