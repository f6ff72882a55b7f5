import * as addresses from './addresses.ts';
import * as audit from './audit.ts';
import * as billing from './billing.ts';
import { listReportCampaigns } from './campaignReport.ts';
import * as campaigns from './campaigns.ts';
import * as companies from './companies.ts';
import * as courses from './courses.ts';
import * as customTrainings from './customTrainings.ts';
import { departments, tasksInDepartmentsAndGroups } from './departments.ts';
import * as files from './files.ts';
import { getGeneralReport } from './generalReport.ts';
import { groups } from './groups.ts';
import * as home from './home.ts';
import * as jobs from './jobs.ts';
import * as learning from './learning.ts';
import { getMailAllowance } from './mail.ts';
import * as passwords from './passwords.ts';
import * as reminders from './reminders.ts';
import { listCampaignNames, listCourseNames } from './reportLists.ts';
import * as quizReports from './quizReports.ts';
import { getReviewStatistics, listReviewedCourses, listReviews } from './reviewReports.ts';
import * as savedFilters from './savedFilters.ts';
import * as scorm from './scorm.ts';
import * as session from './session.ts';
import { getTrainingDepartments, getTrainingTimeline } from './trainingCharts.ts';
import * as trainingReports from './trainingReports.ts';
import * as users from './users.ts';
import * as userTasks from './userTasks.ts';
import * as videos from './videos.ts';

const { getUser, refreshUser, loginCheck, recordLastLogin, logout, confirmPrivacyPolicy, sendVerificationEmail, verifyEmail } =
  session;
const { replaceLostAddress, withdrawAddressChange, readStopLink, stopAddressChange, verifyEmailsExisted } = addresses;
const { changePassword, requestPasswordLink, readPasswordLink, usePasswordLink } = passwords;
const { listCompanies, getCompanyView, getAdminPanelCompany } = companies;
const { listUsers, countUsers, getUneditableUsers, changeDisabled, inviteUsers } = users;
const { deleteUser, resendInvite, getProfile, updateProfile } = users;
const { listUserTasks } = userTasks;
const { listAuditLog } = audit;
const { listSubscriptions, startTrial } = billing;
const { listCourses, getCourseView, cloneCourse, publishCourse, disableCustomTraining, listCheatSheets } = courses;
const { getCustomTraining, createCustomTraining, updateCustomTraining, getVideos } = customTrainings;
const { uploadImage, uploadVideo, uploadCheatSheet } = files;
const { listVideos, listPinnedVideos, pinVideo, unpinVideo, listVideoCourses } = videos;
const { listCourseScorm, downloadCourseScorm, listVideoScorm, downloadVideoScorm } = scorm;
const { startCampaign, editCampaign, deleteCampaign, endCampaign, getCampaign, listCampaigns, countAssignedUsers } = campaigns;
const { getTrainingStatistics, listCampaignUsers, listTrainingUsers } = trainingReports;
const { getQuizStatistics, listQuizQuestions, listQuizUsers } = quizReports;
const { findTasksToRemind, countReminded, sendReminders, findTasksNotStarted, countNotStarted, remindNotStarted } = reminders;
const { getHome } = home;
const { listJobs } = jobs;
const { listSavedFilters, createSavedFilter, updateSavedFilter, deleteSavedFilter } = savedFilters;
const { listAssignments, reportChapter, reviewCourse, getLearnerLink, readLearnerLink } = learning;

/** Every call of the product, by area. The server must implement each; the generated tests and OpenAPI walk this object. */
export const contract = {
  session: { getUser, refreshUser, loginCheck, recordLastLogin, logout, confirmPrivacyPolicy, sendVerificationEmail, verifyEmail },
  passwords: { changePassword, requestPasswordLink, readPasswordLink, usePasswordLink },
  addresses: { replaceLostAddress, withdrawAddressChange, readStopLink, stopAddressChange },
  companies: { listCompanies, getCompanyView, getAdminPanelCompany },
  users: {
    listUsers,
    countUsers,
    getUneditableUsers,
    changeDisabled,
    inviteUsers,
    verifyEmailsExisted,
    deleteUser,
    resendInvite,
    getProfile,
    updateProfile,
    listUserTasks,
  },
  departments: { ...departments, tasksInDepartmentsAndGroups },
  groups,
  audit: { listAuditLog },
  billing: { listSubscriptions, startTrial },
  courses: { listCourses, getCourseView, cloneCourse, publishCourse, disableCustomTraining, listCheatSheets },
  customTrainings: { getCustomTraining, createCustomTraining, updateCustomTraining, getVideos },
  files: { uploadImage, uploadVideo, uploadCheatSheet },
  videos: { listVideos, listPinnedVideos, pinVideo, unpinVideo, listVideoCourses },
  scorm: { listCourseScorm, downloadCourseScorm, listVideoScorm, downloadVideoScorm },
  campaigns: { startCampaign, editCampaign, deleteCampaign, endCampaign, getCampaign, listCampaigns, countAssignedUsers },
  trainingReports: {
    getTrainingStatistics,
    getTrainingTimeline,
    getTrainingDepartments,
    listReportCampaigns,
    listCampaignUsers,
    listTrainingUsers,
    listCampaignNames,
    listCourseNames,
    getGeneralReport,
  },
  quizReports: { getQuizStatistics, listQuizQuestions, listQuizUsers },
  reviewReports: { listReviews, getReviewStatistics, listReviewedCourses },
  reminders: { findTasksToRemind, countReminded, sendReminders, findTasksNotStarted, countNotStarted, remindNotStarted },
  home: { getHome },
  savedFilters: { listSavedFilters, createSavedFilter, updateSavedFilter, deleteSavedFilter },
  jobs: { listJobs },
  mail: { getMailAllowance },
  learning: { listAssignments, reportChapter, reviewCourse, getLearnerLink, readLearnerLink },
};
