import { resource } from '../resource.ts';

/** Who did what in the company; the latest entries are shown on the first page. */
export const auditLog = resource({
  name: 'audit-log',
  options: { adapter: 'ofCompany', access: { read: 'audit:read' } },
});
