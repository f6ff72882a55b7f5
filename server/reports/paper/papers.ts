import { allocationsReport, transactionReports } from '#contract/billing/transactionReports';
import {
  getInvoice,
  listLicenceAllocations,
  listInvoices,
  listOwnInvoices,
  listResellerTransactions,
  listSubresellerTransactions,
  listTransactions,
} from '#contract/billing/transactions';
import { listRefunds } from '#contract/billing/refunds';
import { refundsReport } from '#contract/billing/refundsReport';
import { listDashboardDepartments } from '#contract/dashboard/departments';
import { listDashboardUsers } from '#contract/dashboard/users';
import { listReportCampaigns } from '#contract/reports/campaignReport';
import { getGoldenCertificate, listExerciseSummary } from '#contract/exercise/reports';
import { exercisesReport } from '#contract/reports/exerciseFigures';
import { getCultureScore } from '#contract/dashboard/dashboard';
import { getGeneralReport } from '#contract/reports/generalReport';
import type { Endpoint } from '#contract/kit/endpoint';
import { listQuizQuestions, listQuizUsers } from '#contract/reports/quizReports';
import { quizQuestionsReport, quizUsersReport } from '#contract/reports/quizzes';
import { usersDashboard } from '#contract/reports/dashboard';
import { reviewsReport } from '#contract/reports/reviews';
import { trainingReport } from '#contract/reports/training';
import { listPolicyProgress } from '#contract/policies/progress';
import { getPolicyRecord } from '#contract/policies/revisions';
import { gamingReport } from '#contract/reports/gaming';
import { listGamingCampaigns } from '#contract/reports/gamingReports';
import { listMonthlyReport } from '#contract/monthly/report';
import { monthlyReport } from '#contract/reports/monthly';
import { policiesReport } from '#contract/reports/policies';
import { listReviews } from '#contract/reports/reviewReports';
import { listCampaignUsers } from '#contract/reports/trainingReports';
import { certificatePaper } from './certificatePaper.ts';
import { dashboardPaper } from './dashboardPaper.ts';
import { coursePaper } from './coursePaper.ts';
import { departmentsPaper } from './departmentsPaper.ts';
import { exercisePapers } from './exercisePapers.ts';
import { generalPaper } from './generalPaper.ts';
import { invoicePaper } from './invoicePaper.ts';
import { policyRecordPaper } from './policyRecordPaper.ts';
import { policyPapers } from './policyPapers.ts';
import { simulationPapers } from './simulationPapers.ts';
import type { MakePaper } from './paper.ts';
import { reportPaper } from './reportPaper.ts';

/** Endpoints that answer `Accept: application/pdf`, with the function that makes their paper. */
export const papers: ReadonlyMap<Endpoint, MakePaper> = new Map<Endpoint, MakePaper>([
  [getGeneralReport, generalPaper],
  [getCultureScore, dashboardPaper],
  [listReportCampaigns, reportPaper(trainingReport)],
  [listCampaignUsers, coursePaper],
  [listQuizQuestions, reportPaper(quizQuestionsReport)],
  [listQuizUsers, reportPaper(quizUsersReport)],
  [listReviews, reportPaper(reviewsReport)],
  [listDashboardDepartments, departmentsPaper],
  [listDashboardUsers, reportPaper(usersDashboard)],
  [listExerciseSummary, reportPaper(exercisesReport)],
  ...exercisePapers,
  [listGamingCampaigns, reportPaper(gamingReport)],
  [listMonthlyReport, reportPaper(monthlyReport)],
  [listPolicyProgress, reportPaper(policiesReport)],
  ...policyPapers,
  [getPolicyRecord, policyRecordPaper],
  ...simulationPapers,
  [listTransactions, reportPaper(transactionReports.billing)],
  [listOwnInvoices, reportPaper(transactionReports.own)],
  [listResellerTransactions, reportPaper(transactionReports.reseller)],
  [listSubresellerTransactions, reportPaper(transactionReports.subreseller)],
  [listInvoices, reportPaper(transactionReports.house)],
  [listLicenceAllocations, reportPaper(allocationsReport)],
  [listRefunds, reportPaper(refundsReport)],
  [getInvoice, invoicePaper],
  [getGoldenCertificate, certificatePaper],
]);
