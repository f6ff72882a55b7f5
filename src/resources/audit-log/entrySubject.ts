import type { AuditEntry } from '#contract/company/audit';

/** The changed subject of an audit log entry: its name, its previous name, a number of people. */
interface EntrySubject {
  name?: string;
  formerName?: string;
  people?: number;
}

/** The subject of an entry. Labels of bulk actions are counts, so those show the number of people. */
export function entrySubject({ action, subject, subjectCount, before }: AuditEntry): EntrySubject {
  const [area, verb] = action.split('.');
  if (area === 'users') {
    const isMany = subjectCount !== 1 || subject.id === null;
    return isMany ? { people: subjectCount } : { name: subject.label };
  }
  const changed: EntrySubject = subject.label ? { name: subject.label } : {};
  if (verb === 'assigned' || verb === 'unassigned') changed.people = subjectCount;
  if (verb === 'renamed' && typeof before?.['name'] === 'string') changed.formerName = before['name'];
  return changed;
}

/** Whether the campaign's start was in the future at the time of the entry. */
export const isScheduling = ({ action, at, after }: Pick<AuditEntry, 'action' | 'at' | 'after'>): boolean =>
  action === 'campaigns.started' && typeof after?.['startsAt'] === 'string' && new Date(after['startsAt']) > new Date(String(at));
