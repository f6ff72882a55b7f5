import { type ComponentType, useState } from 'react';
import { ResourceContextProvider } from 'react-admin';
import type { Capability } from '#contract/access';
import { paths } from '#contract/paths';
import type { LazyPage } from '~/components/page/lazyPage.tsx';
import { type DialogView, isDialogView } from '~/components/resource/dialogView.ts';
import type { CustomPage } from '~/custom-pages/customPage.ts';
import type { Calls } from '~/dataProvider/dataProvider.ts';
import type { Resource, View } from '~/resources/resource.ts';
import { resources } from './resources.ts';

/** A row of the route table. Router, guard, sidebar, breadcrumbs and tests read this table and nothing else. */
export interface PageRoute extends CustomPage {
  shell: NonNullable<CustomPage['shell']>;
  /** Enough where `:userId` of the path is the signed-in user. */
  ownAccess?: Capability;
}

/** The rows of one resource. */
function routesOf({ name, options: { access, adapter, pages = [] }, ...views }: Resource): PageRoute[] {
  // One component for all paths of a view: another one would remount the page when its tab changes.
  const shown = new Map<View, LazyPage>();
  const pageOf = (view: View): LazyPage => {
    const page = shown.get(view) ?? inResource(name, adapter, pageIn(views[view], `${name}.${view}`));
    shown.set(view, page);
    return page;
  };
  return pages.map(({ view, ...page }) => ({ access: access.read, shell: 'full', page: pageOf(view), ...page }));
}

function pageIn(view: LazyPage | DialogView | undefined, name: string): LazyPage {
  if (!view || isDialogView(view)) throw new Error(`A page shows ${name}, which the resource does not declare`);
  return view;
}

/** A page in the context of its resource. The adapter is fetched beside the page, whose first call would otherwise wait for one more file. */
function inResource(resource: string, adapter: Calls, page: LazyPage): LazyPage {
  const Page: ComponentType = page;
  const preload = () => Promise.all([page.preload(), typeof adapter === 'function' && adapter()]);
  const Shown = () => {
    useState(() => void preload().catch(() => undefined));
    return (
      <ResourceContextProvider value={resource}>
        <Page />
      </ResourceContextProvider>
    );
  };
  return Object.assign(Shown, { preload });
}

const folders = import.meta.glob<readonly CustomPage[]>('../custom-pages/*/index.ts', { eager: true, import: 'pages' });

/** All pages: the pages of the resources, and the exports of each `custom-pages/<x>/index.ts`. Their order does not matter. */
export const routes: readonly PageRoute[] = [
  ...resources.flatMap(routesOf),
  ...Object.values(folders)
    .flat()
    .map((page): PageRoute => ({ shell: 'full', ...page })),
];

export interface Redirect {
  path: string;
  to: string;
  /** The parameters after `?` stay: filters of a report. */
  keepsSearch?: true;
}

export const redirects: readonly Redirect[] = [
  { path: paths.root, to: paths.home },
  { path: paths.verifyEmail, to: paths.home },
  { path: paths.login, to: paths.home },
  { path: paths.ssoLogin, to: paths.home },
  { path: paths.loginAsCompany, to: paths.home },
  { path: paths.accessForReseller, to: `${paths.home}?isAccessDialog=true` },
  { path: paths.ssoFail, to: paths.home },
  { path: paths.acronisFail, to: paths.home },
  { path: paths.register, to: paths.home },
  { path: paths.registerEmail, to: paths.home },
  { path: paths.registerFrom, to: paths.home },
  { path: paths.changePassword, to: paths.home },
  { path: paths.stopAddressChange, to: paths.home },
  { path: paths.learning, to: paths.courses },
  { path: paths.course, to: paths.coursePreview },
  { path: paths.gaming, to: paths.gamingPreview },
  { path: paths.fakeOrReal, to: paths.fakeOrRealPreview },
  { path: paths.developers, to: paths.developersOverview },
  { path: paths.calendar, to: paths.calendarPreview, keepsSearch: true },
  { path: paths.dashboard, to: paths.dashboardCompany, keepsSearch: true },
  { path: paths.policy, to: paths.policyDocument },
  { path: paths.users, to: paths.allUsers },
  { path: paths.settings, to: paths.settingsGeneral },
  { path: paths.userProfile, to: paths.userProfileOutstanding },
  { path: paths.simulationSettings, to: paths.simulationReportButton },
  { path: paths.simulationReport, to: paths.simulationReportOverview, keepsSearch: true },
  { path: paths.simulationsReport, to: paths.simulationsReportOverview, keepsSearch: true },
  { path: paths.simulationsOfOlderLinks, to: paths.simulations },
  { path: paths.quizReport, to: paths.quizQuestionsReport },
  { path: paths.exerciseReport, to: paths.exerciseReportUsers },
  { path: paths.transactions, to: paths.transactionsBilling },
  { path: '*', to: paths.notFound },
];

export const routeOf = (path: string): PageRoute | undefined => routes.find((route) => route.path === path);
