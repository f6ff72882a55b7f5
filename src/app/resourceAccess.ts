import type { QueryClient } from '@tanstack/react-query';
import { type Capability, can, type Subject } from '#contract/access';
import { resourceOf, resources } from './resources.ts';

const reads: readonly string[] = ['list', 'show', 'read', 'export'];
const actions = ['list', 'show', 'export', 'create', 'edit', 'delete'] as const;

/** react-admin's question (resource, action) in the words of the access table; null where nobody may. */
export function capabilityOf(resource: string, action: string): Capability | null {
  const access = resourceOf(resource)?.options.access;
  return (reads.includes(action) ? access?.read : access?.write) ?? null;
}

export const canAccess = (subject: Subject, resource: string, action: string): boolean => {
  const capability = capabilityOf(resource, action);
  return capability !== null && can(subject, capability);
};

/** Answers react-admin's questions about access before they are asked: waiting for the answer would make buttons appear late. */
export function answerAccess(client: QueryClient, subject: Subject): void {
  for (const { name } of resources)
    for (const action of actions)
      client.setQueryData(['auth', 'canAccess', { action, resource: name }], canAccess(subject, name, action));
}
