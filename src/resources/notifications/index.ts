import { paths } from '#contract/paths';
import { lazyPage, withTexts } from '~/components/page/lazyPage.tsx';
import { dialogView } from '~/components/resource/dialogView.ts';
import { resource } from '../resource.ts';

const dialog = dialogView(() => import('./NotificationDialog.tsx').then((m) => m.NotificationDialog));

/** Notifications as staff write them, for the admins of all companies. Dialogs over the list create and edit them. */
export const notifications = resource({
  name: 'notifications',
  recordRepresentation: 'title',
  list: lazyPage(withTexts('training', () => import('./NotificationList.tsx').then((m) => m.NotificationList))),
  create: dialog,
  edit: dialog,
  options: {
    adapter: 'ofCompany',
    access: { read: 'news:write', write: 'news:write' },
    pages: [{ path: paths.notifications, view: 'list', title: 'shell.nav.notifications' }],
    addresses: {
      list: paths.notifications,
      create: `${paths.notifications}?modal=create`,
      edit: (id) => `${paths.notifications}?modal=edit&id=${id}`,
    },
  },
});
