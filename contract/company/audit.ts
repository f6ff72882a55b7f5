import { z } from 'zod';
import { at, endpoint, id } from '../kit/endpoint.ts';
import { textLimits } from '../kit/limits.ts';
import { simpleListQuery } from '../kit/simpleRest.ts';

/** What can be written to the audit log; each is also the key `audit.actions.<name>` of the locales. i18n-keys: audit.actions.* */
export const auditActions = [
  'session.opened',
  'session.ended',
  'password.changed',
  'password.link_sent',
  'email.verified',
  'email.change_asked',
  'email.changed',
  'email.change_withdrawn',
  'email.change_stopped',
  'policy.confirmed',
  'users.invited',
  'users.invite_resent',
  'users.updated',
  'users.enabled',
  'users.disabled',
  'users.deleted',
  'users.exported',
  'users.reminded',
  'departments.created',
  'departments.renamed',
  'departments.deleted',
  'departments.assigned',
  'departments.unassigned',
  'groups.created',
  'groups.renamed',
  'groups.deleted',
  'groups.assigned',
  'groups.unassigned',
  'campaigns.started',
  'campaigns.updated',
  'campaigns.ended',
  'campaigns.deleted',
  'courses.created',
  'courses.updated',
  'courses.cloned',
  'courses.published',
  'courses.deleted',
  'files.uploaded',
  'videos.pinned',
  'videos.unpinned',
  'billing.trial_started',
] as const;
export type AuditAction = (typeof auditActions)[number];

/** Files about people that left the console. */
export const exportActions = ['users.exported'] as const satisfies readonly AuditAction[];

/** Those that changed people, departments, groups or trainings; the rest is about somebody's own account, or left with a file. */
export const changeActions = auditActions.filter(
  (action) =>
    /^(users|departments|groups|campaigns|courses|videos|billing)\./.test(action) &&
    !(exportActions as readonly AuditAction[]).includes(action),
);

/** One append-only row: who did what on whose behalf, to what; before and after without secrets; a bulk change is one row. */
export const auditEntry = z.object({
  id,
  at,
  action: z.enum(auditActions),
  actor: z.object({ id: id.nullable(), name: z.string(), email: z.string(), role: z.string(), companyId: id.nullable() }),
  subject: z.object({ type: z.string(), id: id.nullable(), label: z.string() }),
  subjectCount: z.number().int(),
  before: z.record(z.string(), z.unknown()).nullable(),
  after: z.record(z.string(), z.unknown()).nullable(),
});

export const listAuditLog = endpoint({
  method: 'GET',
  path: '/rest/v1/company/{companyId}/audit-log',
  summary: 'Audit log of the company, newest first',
  access: 'audit:read',
  tx: 'read',
  query: simpleListQuery(['at'], {
    action: z.enum(auditActions),
    /** One of these. */
    actions: z.array(z.enum(auditActions)).min(1).max(auditActions.length),
    actorId: id,
    subjectId: id,
    q: z.string().trim().max(textLimits.textMax),
  }),
  reply: z.array(auditEntry),
  errors: [],
});
