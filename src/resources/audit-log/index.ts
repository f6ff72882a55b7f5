import { paths } from '#contract/paths';
import { lazyPage, withTexts } from '~/components/page/lazyPage.tsx';
import { resource } from '../resource.ts';

/** The audit log of the company, newest first. Entries are read only. */
export const auditLog = resource({
  name: 'audit-log',
  list: lazyPage(withTexts('training', () => import('./AuditLogPage.tsx').then((m) => m.AuditLogPage))),
  options: {
    adapter: 'ofCompany',
    access: { read: 'audit:read' },
    pages: [{ path: paths.auditLog, view: 'list', title: 'shell.nav.auditLog' }],
    addresses: { list: paths.auditLog, edit: (id) => `${paths.auditLog}?entry=${id}` },
  },
});
