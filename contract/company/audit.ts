import { z } from 'zod';
import { at, type CallReply, endpoint, id } from '../kit/endpoint.ts';
import { listLimits, textLimits } from '../kit/limits.ts';
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
  'audit.exported',
] as const;
export type AuditAction = (typeof auditActions)[number];

/** Files about people that left the console. */
export const exportActions = ['users.exported', 'audit.exported'] as const satisfies readonly AuditAction[];

/** Those that changed people, departments, groups or trainings; the rest is about somebody's own account, or left with a file. */
export const changeActions = auditActions.filter(
  (action) =>
    /^(users|departments|groups|campaigns|courses|videos|billing)\./.test(action) &&
    !(exportActions as readonly AuditAction[]).includes(action),
);

/** What an entry can be about. i18n-keys: auditLog.subjects.* */
export const auditSubjects = ['user', 'users', 'department', 'group', 'campaign', 'course', 'video', 'file', 'company'] as const;
export type AuditSubject = (typeof auditSubjects)[number];

/** One append-only row: who did what on whose behalf, to what; before and after without secrets; a bulk change is one row. */
export const auditEntry = z.object({
  id,
  at,
  action: z.enum(auditActions),
  actor: z.object({ id: id.nullable(), name: z.string(), email: z.string(), role: z.string(), companyId: id.nullable() }),
  subject: z.object({ type: z.enum(auditSubjects), id: id.nullable(), label: z.string() }),
  subjectCount: z.number().int(),
  before: z.record(z.string(), z.unknown()).nullable(),
  after: z.record(z.string(), z.unknown()).nullable(),
});
export type AuditEntry = z.input<typeof auditEntry>;

/** What narrows the log. All of them must hold; of several values one. */
const auditFilter = {
  actions: z.array(z.enum(auditActions)).min(1).max(auditActions.length),
  subjects: z.array(z.enum(auditSubjects)).min(1).max(auditSubjects.length),
  /** A person or record: what they did and what was done to them, also as one of many. */
  involved: z.array(id).min(1).max(listLimits.maxLookupSize),
  /** What people of other companies did here: support and partners. */
  isByOthers: z.literal(true),
  /** First and last day, in UTC. */
  period: z.tuple([z.iso.date(), z.iso.date()]),
  /** Part of the name or address of who did it, or of what it was done to. */
  search: z.string().trim().max(textLimits.textMax),
};

const all = '/rest/v1/company/{companyId}/audit-log';

/** With `Accept: text/csv` the whole of it as a file, of the columns in auditFile.ts. */
export const listAuditLog = endpoint({
  method: 'GET',
  path: all,
  summary: 'Audit log of the company, newest first; also as CSV',
  access: 'audit:read',
  tx: 'read',
  query: simpleListQuery(['at'], auditFilter),
  reply: z.array(auditEntry),
  errors: [],
});

/** The people of a bulk change as they are called now, at most companyLimits.auditPeople; `subjectCount` says how many there were. */
export const getAuditEntry = endpoint({
  method: 'GET',
  path: `${all}/{auditId}`,
  summary: 'One entry of the audit log, with the people of a bulk change',
  access: 'audit:read',
  tx: 'read',
  reply: auditEntry.extend({ people: z.array(z.object({ id, name: z.string(), email: z.string(), isDeleted: z.boolean() })) }),
  errors: [],
});
/**
 * Checks every sealed entry of the company from the first on, and names the first that does not fit: `changed` says something else
 * than when it was sealed, or was put in past the console; `missing` is gone, `at` being the time of the entry before it.
 * `waiting` entries are newer than the last run of the job that seals, once a minute.
 */
export const verifyAuditLog = endpoint({
  method: 'POST',
  path: `${all}/verify`,
  summary: 'Checks that no entry of the audit log was changed or removed',
  access: 'audit:read',
  tx: 'read',
  perMinute: 6,
  reply: z.object({
    sealed: z.number().int(),
    waiting: z.number().int(),
    broken: z
      .object({ kind: z.enum(['changed', 'missing']), at: at.nullable(), action: z.enum(auditActions).nullable() })
      .nullable(),
  }),
  errors: [],
});

export type AuditEntryDetail = CallReply<typeof getAuditEntry>;
