import type { ParseKeys } from 'i18next';
import type { Capability } from '#contract/access';
import { paths } from '#contract/paths';
import { type LazyPage, lazyPage, withTexts } from '~/components/page/lazyPage.tsx';
import { resources } from './resources.ts';
import { routesOf } from './routesOf.tsx';

/** One address of the panel. Router, guard, menu, breadcrumbs and tests read this table and nothing else. */
export interface PageRoute {
  path: string;
  page: LazyPage;
  /** Who may open it: a capability of the access table, or anyone, signed in or not. */
  access: Capability | 'anyone';
  /** Enough where `:userId` of the address is whoever is signed in. */
  ownAccess?: Capability;
  /** `bare` has no sidebar, toolbar and footer; `session` has them for whoever is signed in. */
  shell: 'full' | 'bare' | 'session';
  /** Key of the page's name: title of the tab until the page sets its own, and breadcrumb. */
  title: ParseKeys;
  /** The page it belongs under, for the breadcrumb. */
  parent?: string;
}

export interface Redirect {
  path: string;
  to: string;
}

const home = lazyPage(() => import('~/custom-pages/home/HomePage.tsx').then((m) => m.HomePage));
const guides = lazyPage(withTexts('training', () => import('~/custom-pages/guides/GuidesPage.tsx').then((m) => m.GuidesPage)));
const reports = lazyPage(withTexts('training', () => import('~/custom-pages/reports/ReportsPage.tsx').then((m) => m.ReportsPage)));
const trainingReport = lazyPage(
  withTexts('training', () => import('~/custom-pages/reports/training/TrainingReportPage.tsx').then((m) => m.TrainingReportPage)),
);
const quizReports = () => import('~/custom-pages/reports/quizzes/QuizReportPages.tsx');
const quizQuestions = lazyPage(withTexts('training', () => quizReports().then((m) => m.QuizQuestionsPage)));
const quizUsers = lazyPage(withTexts('training', () => quizReports().then((m) => m.QuizUsersPage)));
const generalReport = lazyPage(
  withTexts('training', () => import('~/custom-pages/reports/general/GeneralReportPage.tsx').then((m) => m.GeneralReportPage)),
);
const reviews = lazyPage(
  withTexts('training', () => import('~/custom-pages/reports/reviews/ReviewsPage.tsx').then((m) => m.ReviewsPage)),
);
const notFound = lazyPage(() => import('~/custom-pages/errors/NotFoundPage.tsx').then((m) => m.NotFoundPage));
const serverError = lazyPage(() => import('~/custom-pages/errors/ServerErrorPage.tsx').then((m) => m.ServerErrorPage));
const disabled = lazyPage(() => import('~/custom-pages/errors/DisabledCompanyPage.tsx').then((m) => m.DisabledCompanyPage));

const customPages: readonly PageRoute[] = [
  { path: paths.home, access: 'panel:use', shell: 'full', title: 'shell.nav.home', page: home },
  {
    path: paths.guides,
    access: 'panel:use',
    shell: 'full',
    title: 'home.interests.guides.title',
    parent: paths.home,
    page: guides,
  },
  { path: paths.reports, access: 'trainingReports:read', shell: 'full', title: 'shell.nav.reports', page: reports },
  {
    path: paths.trainingReport,
    access: 'trainingReports:read',
    shell: 'full',
    title: 'shell.titles.trainingReport',
    parent: paths.reports,
    page: trainingReport,
  },
  {
    path: paths.quizQuestionsReport,
    access: 'trainingReports:read',
    shell: 'full',
    title: 'shell.titles.quizReport',
    parent: paths.reports,
    page: quizQuestions,
  },
  {
    path: paths.quizUsersReport,
    access: 'trainingReports:read',
    shell: 'full',
    title: 'shell.titles.quizReport',
    parent: paths.reports,
    page: quizUsers,
  },
  {
    path: paths.generalReport,
    access: 'trainingReports:read',
    shell: 'full',
    title: 'shell.titles.generalReport',
    parent: paths.reports,
    page: generalReport,
  },
  {
    path: paths.reviews,
    access: 'trainingReports:read',
    shell: 'full',
    title: 'shell.titles.reviews',
    parent: paths.reports,
    page: reviews,
  },
  { path: paths.notFound, access: 'anyone', shell: 'session', title: 'shell.titles.notFound', page: notFound },
  { path: paths.serverError, access: 'anyone', shell: 'session', title: 'shell.titles.serverError', page: serverError },
  { path: paths.disabledCompany, access: 'anyone', shell: 'bare', title: 'shell.titles.disabled', page: disabled },
];

/** The pages of the resources and those that are flows or join records. */
export const routes: readonly PageRoute[] = [...resources.flatMap(routesOf), ...customPages];

export const redirects: readonly Redirect[] = [
  { path: paths.root, to: paths.home },
  { path: paths.verifyEmail, to: paths.home },
  { path: paths.login, to: paths.home },
  { path: paths.changePassword, to: paths.home },
  { path: paths.stopAddressChange, to: paths.home },
  { path: paths.learning, to: paths.courses },
  { path: paths.course, to: paths.coursePreview },
  { path: paths.users, to: paths.allUsers },
  { path: paths.userProfile, to: paths.userProfileOutstanding },
  { path: paths.quizReport, to: paths.quizQuestionsReport },
  { path: '*', to: paths.notFound },
];

export const routeOf = (path: string): PageRoute | undefined => routes.find((route) => route.path === path);
