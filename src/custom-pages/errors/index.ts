import { paths } from '#contract/paths';
import { lazyPage } from '~/components/page/lazyPage.tsx';
import type { CustomPage } from '../customPage.ts';

const load = () => import('./ErrorPages.tsx');

export const pages: readonly CustomPage[] = [
  {
    path: paths.notFound,
    access: 'anyone',
    shell: 'session',
    title: 'shell.titles.notFound',
    page: lazyPage(() => load().then((m) => m.NotFoundPage)),
  },
  {
    path: paths.serverError,
    access: 'anyone',
    shell: 'session',
    title: 'shell.titles.serverError',
    page: lazyPage(() => load().then((m) => m.ServerErrorPage)),
  },
  {
    path: paths.disabledCompany,
    access: 'anyone',
    shell: 'bare',
    title: 'shell.titles.disabled',
    page: lazyPage(() => load().then((m) => m.DisabledCompanyPage)),
  },
];
