import { type Capability, can, type Subject } from '#contract/access';

/** Who may read, create and edit, and delete records. Without `write` nobody may change them; `delete` is `write` unless it differs. */
export interface ResourceAccess {
  read: Capability;
  write?: Capability;
  delete?: Capability;
}

/** The actions that react-admin asks about. */
export const resourceActions = ['list', 'show', 'export', 'create', 'edit', 'delete'] as const;
export type ResourceAction = (typeof resourceActions)[number];

/** The capability that an action on records needs; none if nobody may do it. */
export function capabilityFor({ read, write, delete: remove = write }: ResourceAccess, action: string): Capability | undefined {
  if (action === 'delete') return remove;
  return action === 'create' || action === 'edit' ? write : read;
}

/** Whether somebody may do something with the records of a resource: the answer for our buttons and for react-admin. */
export function mayDo(subject: Subject, access: ResourceAccess | undefined, action: string): boolean {
  const capability = access && capabilityFor(access, action);
  return capability !== undefined && can(subject, capability);
}
