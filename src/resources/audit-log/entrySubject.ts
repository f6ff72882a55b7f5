import type { AuditEntry } from '#contract/company/audit';
import { personOf, subjectName } from '#contract/company/auditNames';
import type { Translate } from '~/i18n/translate.ts';

/** The changed subject of an audit log entry: its name, its previous name, a person's address, and who or how many are affected. */
interface EntrySubject {
  name?: string;
  formerName?: string;
  /** Address of the person that `name` names. */
  email?: string;
  /** The person who was added to the subject or removed from it, if it was only one. */
  person?: string;
  people?: number;
}

export function entrySubject(entry: AuditEntry, t: Translate): EntrySubject {
  const { action, subject, subjectCount, before } = entry;
  const [area, verb] = action.split('.');
  const person = personOf(entry);
  if (subject.type === 'user' || subject.type === 'users') {
    if (person) return person.name ? { name: person.name, email: person.email } : { name: person.email };
    return subject.type === 'user' ? { name: '' } : { people: subjectCount };
  }
  const name = subjectName(entry, t);
  const changed: EntrySubject = name ? { name } : {};
  if (area === 'users' || verb === 'assigned' || verb === 'unassigned') {
    if (person) changed.person = person.name || person.email;
    else changed.people = subjectCount;
  }
  if (verb === 'renamed' && typeof before?.['name'] === 'string') changed.formerName = before['name'];
  return changed;
}

/** Whether the campaign's start was in the future at the time of the entry. */
export const isScheduling = ({ action, at, after }: Pick<AuditEntry, 'action' | 'at' | 'after'>): boolean =>
  action === 'campaigns.started' && typeof after?.['startsAt'] === 'string' && new Date(after['startsAt']) > new Date(String(at));
