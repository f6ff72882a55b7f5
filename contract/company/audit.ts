import { z } from 'zod';
import { at, type CallReply, endpoint, id } from '../kit/endpoint.ts';
import { auditActions, auditSubjects } from './auditActions.ts';
import { listLimits, textLimits } from '../kit/limits.ts';
import { simpleListQuery } from '../kit/simpleRest.ts';

export * from './auditActions.ts';

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
  /** The only person that the entry is about, under their present name; null if they are many, none or deleted. */
  person: z.object({ id, name: z.string(), email: z.string() }).nullable(),
  before: z.record(z.string(), z.unknown()).nullable(),
  after: z.record(z.string(), z.unknown()).nullable(),
});
export type AuditEntry = z.input<typeof auditEntry>;

/** Filters of the log. All of them must match; of several values any. */
const auditFilter = {
  actions: z.array(z.enum(auditActions)).min(1).max(auditActions.length),
  /** Types of subject; singular and plural, such as `user` and `users`, stand for each other. */
  subjects: z.array(z.enum(auditSubjects)).min(1).max(auditSubjects.length),
  /** A person or record: entries of which they are the actor, the subject, or one of the subjects. */
  involved: z.array(id).min(1).max(listLimits.maxLookupSize),
  /** Actions of people of other companies: support and partners. */
  isByOthers: z.literal(true),
  /** First and last day, in UTC. */
  period: z.tuple([z.iso.date(), z.iso.date()]),
  /** Part of the name or e-mail address of the actor, the subject, or anybody the entry is about. */
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
 * what was sealed, or was inserted outside the console; a `missing` one was deleted, and `at` is the time of the entry before it.
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
    /** The number of sealed entries that this server last recorded outside of the database, and when; null before the first time. */
    recorded: z.object({ entries: z.number().int(), at }).nullable(),
    broken: z
      .object({ kind: z.enum(['changed', 'missing']), at: at.nullable(), action: z.enum(auditActions).nullable() })
      .nullable(),
  }),
  errors: [],
});

export type AuditEntryDetail = CallReply<typeof getAuditEntry>;
