import { z } from 'zod';
import { at, type CallReply, endpoint, id } from '../kit/endpoint.ts';
import { listLimits, textLimits } from '../kit/limits.ts';
import { simpleListQuery } from '../kit/simpleRest.ts';

/** Actions of the audit log; each is also the key `audit.actions.<name>` of the locales. i18n-keys: audit.actions.* */
export const auditActions = [
  'session.opened',
  'session.ended',
  'session.ended_elsewhere',
  'password.changed',
  'password.link_sent',
  'email.verified',
  'email.change_asked',
  'email.changed',
  'email.change_withdrawn',
  'email.change_stopped',
  'mfa.enabled',
  'mfa.disabled',
  'mfa.factor_added',
  'mfa.factor_removed',
  'mfa.recovery_codes_created',
  'mfa.recovery_code_used',
  'mfa.reset',
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
  'exercises.launched',
  'exercises.updated',
  'exercises.archived',
  'exercises.deleted',
  'exercises.tested',
  'templates.created',
  'templates.updated',
  'templates.deleted',
  'courses.created',
  'courses.updated',
  'courses.cloned',
  'courses.published',
  'courses.deleted',
  'courses.shared',
  'courses.unshared',
  'courses.started_at_customers',
  'courses.ended_at_customers',
  'files.uploaded',
  'videos.pinned',
  'videos.unpinned',
  'billing.trial_started',
  'billing.trial_disabled',
  'billing.downgraded',
  'billing.invoice_paid',
  'billing.invoice_uncollectible',
  'billing.licences_ordered',
  'billing.licences_allocated',
  'company.registered',
  'company.updated',
  'company.sender_connected',
  'company.sender_removed',
  'company.graph_connected',
  'company.graph_removed',
  'customers.invited',
  'customers.invite_resent',
  'customers.suspended',
  'customers.enabled',
  'customers.marked',
  'customers.unmarked',
  'customers.removed',
  'customers.restored',
  'customers.edited',
  'customers.exported',
  'access.requested',
  'access.granted',
  'access.withdrawn',
  'messages.updated',
  'messages.reset',
  'apiKeys.created',
  'apiKeys.revoked',
  'sso.connected',
  'sso.removed',
  'sso.enforced',
  'sso.enforcement_ended',
  'sso.linked',
  'scim.token_created',
  'scim.token_revoked',
  'scim.adopted',
  'scim.released',
  'scim.held',
  'scim.confirmed',
  'scim.declined',
  'domains.added',
  'domains.proved',
  'domains.removed',
  'company.brand_updated',
  'audit.exported',
  'support.asked',
  'support.closed',
  'support.reopened',
  'sales.asked',
  'sales.closed',
  'sales.reopened',
  'notifications.created',
  'notifications.updated',
  'notifications.deleted',
  'surveys.created',
  'surveys.updated',
  'surveys.deleted',
] as const;
export type AuditAction = (typeof auditActions)[number];

/** Exports of personal data as files. */
export const exportActions = ['users.exported', 'audit.exported', 'customers.exported'] as const satisfies readonly AuditAction[];

/** Changes of people, departments, groups, trainings or settings; all others concern a person's own account, or are exports. */
export const changeActions = auditActions.filter(
  (action) =>
    /^(users|departments|groups|campaigns|exercises|templates|courses|videos|billing|company|customers|access|messages|apiKeys|sso|scim|domains)\./.test(
      action,
    ) && !(exportActions as readonly AuditAction[]).includes(action),
);

/** Kinds of subjects of an entry. i18n-keys: auditLog.subjects.* */
export const auditSubjects = [
  'user',
  'users',
  'department',
  'group',
  'campaign',
  'course',
  'exercise',
  'template',
  'video',
  'file',
  'company',
  'companies',
  'ticket',
  'salesRequest',
  'notification',
  'survey',
  'message',
  'apiKey',
  'sso',
  'domain',
  'scim',
] as const;
export type AuditSubject = (typeof auditSubjects)[number];

/**
 * One append-only row: actor, company on whose behalf, action and subject; before and after without secrets; a bulk change is
 * one row.
 */
export const auditEntry = z.object({
  id,
  at,
  action: z.enum(auditActions),
  /** `apiKey` is the name of the key, if the person's key did it. */
  actor: z.object({
    id: id.nullable(),
    name: z.string(),
    email: z.string(),
    role: z.string(),
    companyId: id.nullable(),
    apiKey: z.string().nullable(),
  }),
  subject: z.object({ type: z.enum(auditSubjects), id: id.nullable(), label: z.string() }),
  subjectCount: z.number().int(),
  before: z.record(z.string(), z.unknown()).nullable(),
  after: z.record(z.string(), z.unknown()).nullable(),
});
export type AuditEntry = z.input<typeof auditEntry>;

/** Filters of the log. All of them must match; of several values any. */
const auditFilter = {
  actions: z.array(z.enum(auditActions)).min(1).max(auditActions.length),
  subjects: z.array(z.enum(auditSubjects)).min(1).max(auditSubjects.length),
  /** A person or record: entries of which they are the actor, the subject, or one of the subjects. */
  involved: z.array(id).min(1).max(listLimits.maxLookupSize),
  /** Actions of people of other companies: support and partners. */
  isByOthers: z.literal(true),
  /** First and last day, in UTC. */
  period: z.tuple([z.iso.date(), z.iso.date()]),
  /** Part of the name or e-mail address of the actor or the subject. */
  search: z.string().trim().max(textLimits.textMax),
};

const all = '/rest/v1/company/{companyId}/audit-log';

/** With `Accept: text/csv` all matching entries as a file, with the columns of auditFile.ts. */
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

/** The people of a bulk change under their present names, at most companyLimits.auditPeople; `subjectCount` is their number. */
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
 * Verifies every sealed entry of the company from the first on, and reports the first mismatch: a `changed` entry differs from
 * what was sealed, or was inserted outside the console; a `missing` one is gone, and `at` is the time of the entry before it.
 * `waiting` entries are newer than the last run of the sealing job, which runs once a minute.
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
