import type { AuditEntry } from './audit.ts';
import { manySubjects } from './auditActions.ts';
import { ssoName } from './ssoProviders.ts';

interface EntryPerson {
  id: string | null;
  /** Empty if nobody knows it, such as that of somebody of another company. */
  name: string;
  /** The address at the time, if the entry keeps it, else the present one. */
  email: string;
}

/** The only person that an entry is about; null if they are many, none or deleted. */
export function personOf({ subject, person }: Pick<AuditEntry, 'subject' | 'person'>): EntryPerson | null {
  const thenAddress = subject.type === 'user' ? subject.label : '';
  if (person) return { ...person, email: thenAddress || person.email };
  return thenAddress ? { id: subject.id, name: '', email: thenAddress } : null;
}

/** What the subject of an entry is called; empty where its label is only a number of records. */
export function subjectName(
  { action, subject: { type, label } }: Pick<AuditEntry, 'action' | 'subject'>,
  t: Parameters<typeof ssoName>[1],
): string {
  if (action === 'audit.exported' || type in manySubjects) return '';
  return type === 'sso' ? ssoName(label, t) : label;
}
