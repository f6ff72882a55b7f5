import type { z } from 'zod';
import type { auditEntry } from '#contract/company/audit';

export type Entry = z.input<typeof auditEntry>;

/** What a line of the audit log is about: something by its name, what that was called before, a number of people. */
export interface Changed {
  name?: string;
  formerName?: string;
  people?: number;
}

/** Labels of acts about many people are counts, so those are told by their number. */
export function whatChanged({ action, subject, subjectCount, before }: Entry): Changed {
  const [area, verb] = action.split('.');
  if (area === 'users') {
    const isMany = subjectCount !== 1 || subject.id === null;
    return isMany ? { people: subjectCount } : { name: subject.label };
  }
  const changed: Changed = subject.label ? { name: subject.label } : {};
  if (verb === 'assigned' || verb === 'unassigned') changed.people = subjectCount;
  if (verb === 'renamed' && typeof before?.['name'] === 'string') changed.formerName = before['name'];
  return changed;
}

/** A start that was still to come when it was made. */
export const isScheduling = ({ action, at, after }: Pick<Entry, 'action' | 'at' | 'after'>): boolean =>
  action === 'campaigns.started' && typeof after?.['startsAt'] === 'string' && new Date(after['startsAt']) > new Date(String(at));
