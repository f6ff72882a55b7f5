import type { QueryClient } from '@tanstack/react-query';
import { Resource as ResourceElement, type ResourceDefinitions } from 'react-admin';
import { type Capability, can, type Subject } from '#contract/access';
import type { Resource } from '~/resources/resource.ts';

const folders = import.meta.glob<Record<string, Resource>>('../resources/*/index.ts', { eager: true });

/**
 * All resources: the definition that each `resources/<x>/index.ts` exports. Route table, data provider, access and react-admin's
 * definitions are derived from them; their order does not matter.
 */
export const resources: readonly Resource[] = Object.values(folders).flatMap((folder) => Object.values(folder));

const resourceOf = (name: string): Resource | undefined => resources.find((resource) => resource.name === name);

export const definitions: ResourceDefinitions = Object.fromEntries(
  resources.map((resource) => [resource.name, ResourceElement.registerResource(resource)]),
);

export const adapters = Object.fromEntries(resources.map(({ name, options }) => [name, options.adapter]));

/** The URLs of the panel for react-admin's own paths of a resource. */
export const addressesOf = (name: string): Resource['options']['addresses'] => resourceOf(name)?.options.addresses;

const reads: readonly string[] = ['list', 'show', 'read', 'export'];
const actions = ['list', 'show', 'export', 'create', 'edit', 'delete'] as const;

/** Answers react-admin's access check (resource, action) with the access table. */
export function canAccess(subject: Subject, resource: string, action: string): boolean {
  const access = resourceOf(resource)?.options.access;
  const capability: Capability | undefined = reads.includes(action) ? access?.read : access?.write;
  return capability !== undefined && can(subject, capability);
}

/** Fills react-admin's cache of access checks: they are asynchronous, so buttons would appear late. */
export function answerAccess(client: QueryClient, subject: Subject): void {
  for (const { name } of resources)
    for (const action of actions)
      client.setQueryData(['auth', 'canAccess', { action, resource: name }], canAccess(subject, name, action));
}
