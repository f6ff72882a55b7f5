import { columnsOf } from '../reports/column.ts';

/** An entry of the audit log as a row of a spreadsheet. */
export interface AuditRow {
  id: string;
  at: string;
  /** Key of its text, below `audit` of the locales. */
  action: string;
  actorName: string;
  actorEmail: string;
  /** Null if nobody did it. */
  actorRole: string | null;
  /** Name of the API key; empty if the person did it in the console. */
  apiKey: string;
  /** The actor belongs to another company: staff or a partner. */
  isByOthers: boolean;
  subjectType: string;
  subject: string;
  subjectCount: number;
  /** The only person that the entry is about; empty if they are many. */
  personName: string;
  personEmail: string;
  personId: string;
  /** Values before and after as JSON; empty if there are none. */
  before: string;
  after: string;
}

/** i18n-keys: common.roles.* audit.actions.* audit.one.* */
export const auditColumns = columnsOf<AuditRow>()([
  { kind: 'moment', source: 'at', label: 'auditLog.fields.at' },
  { kind: 'word', source: 'action', label: 'auditLog.fields.action', texts: 'audit' },
  { kind: 'text', source: 'actorName', label: 'auditLog.fields.actor' },
  { kind: 'email', source: 'actorEmail', label: 'resources.users.fields.email' },
  { kind: 'word', source: 'actorRole', label: 'resources.users.fields.role', texts: 'common.roles' },
  { kind: 'text', source: 'apiKey', label: 'auditLog.subjects.apiKey' },
  { kind: 'flag', source: 'isByOthers', label: 'auditLog.filters.isByOthers' },
  { kind: 'word', source: 'subjectType', label: 'auditLog.filters.subjects', texts: 'auditLog.subjects' },
  { kind: 'text', source: 'subject', label: 'auditLog.fields.subject' },
  { kind: 'number', source: 'subjectCount', label: 'auditLog.fields.subjectCount' },
  { kind: 'text', source: 'personName', label: 'auditLog.fields.personName' },
  { kind: 'email', source: 'personEmail', label: 'auditLog.fields.personEmail' },
  { kind: 'text', source: 'personId', label: 'auditLog.fields.personId' },
  { kind: 'longText', source: 'before', label: 'auditLog.details.before' },
  { kind: 'longText', source: 'after', label: 'auditLog.details.after' },
]);
