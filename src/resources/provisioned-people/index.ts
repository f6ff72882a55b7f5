import { paths } from '#contract/paths';
import { lazyPage, withTexts } from '~/components/page/lazyPage.tsx';
import { resource } from '../resource.ts';

/** The people whom the company’s directory manages, and the deactivations that wait for an admin. */
export const provisionedPeople = resource({
  name: 'provisioned-people',
  recordRepresentation: 'email',
  list: lazyPage(withTexts('training', () => import('./ProvisionedPeopleList.tsx').then((m) => m.ProvisionedPeopleList))),
  options: {
    adapter: 'ofCompany',
    access: { read: 'users:read' },
    pages: [{ path: paths.provisionedPeople, view: 'list', title: 'shell.titles.provisionedPeople', parent: paths.settingsSso }],
    addresses: { list: paths.provisionedPeople },
  },
});
