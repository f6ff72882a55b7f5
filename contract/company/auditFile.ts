import { columnsOf } from '../reports/column.ts';

/** An entry of the audit log as a row of a spreadsheet. */
export interface AuditRow {
  id: string;
  at: string;
  action: string;
  actorName: string;
  actorEmail: string;
  actorRole: string;
  /** Name of the API key; empty if the person did it in the console. */
  apiKey: string;
  /** The actor belongs to another company: staff or a partner. */
  isByOthers: boolean;
  subjectType: string;
  subject: string;
  subjectCount: number;
  /** Values before and after as JSON; empty if there are none. */
  before: string;
  after: string;
}

/** i18n-keys: common.roles.* */
export const auditColumns = columnsOf<AuditRow>()([
  { kind: 'moment', source: 'at', label: 'auditLog.fields.at' },
  { kind: 'word', source: 'action', label: 'auditLog.fields.action', texts: 'audit.actions' },
  { kind: 'text', source: 'actorName', label: 'auditLog.fields.actor' },
  { kind: 'email', source: 'actorEmail', label: 'resources.users.fields.email' },
  { kind: 'word', source: 'actorRole', label: 'resources.users.fields.role', texts: 'common.roles' },
  { kind: 'text', source: 'apiKey', label: 'auditLog.subjects.apiKey' },
  { kind: 'flag', source: 'isByOthers', label: 'auditLog.filters.isByOthers' },
  { kind: 'word', source: 'subjectType', label: 'auditLog.filters.subjects', texts: 'auditLog.subjects' },
  { kind: 'text', source: 'subject', label: 'auditLog.fields.subject' },
  { kind: 'number', source: 'subjectCount', label: 'auditLog.fields.subjectCount' },
  { kind: 'longText', source: 'before', label: 'auditLog.details.before' },
  { kind: 'longText', source: 'after', label: 'auditLog.details.after' },
]);
