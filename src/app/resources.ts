import type { QueryClient } from '@tanstack/react-query';
import { Resource as ResourceElement, type ResourceDefinitions, type ResourceProps } from 'react-admin';
import type { Subject } from '#contract/access';
import { isDialogView } from '~/components/resource/dialogView.ts';
import { LazyResourceDialogs } from '~/components/resource/LazyResourceDialogs.ts';
import type { Resource } from '~/resources/resource.ts';
import { mayDo, resourceActions } from '~/session/resourceAccess.ts';

const folders = import.meta.glob<Record<string, Resource>>('../resources/*/index.ts', { eager: true });

/**
 * All resources: the definition that each `resources/<x>/index.ts` exports. Route table, data provider, access and react-admin's
 * definitions are derived from them; their order does not matter.
 */
export const resources: readonly Resource[] = Object.values(folders).flatMap((folder) => Object.values(folder));

const resourceOf = (name: string): Resource | undefined => resources.find((resource) => resource.name === name);

/** With the views that may be dialogs, and what opens them in the list. */
export const definitions: ResourceDefinitions = Object.fromEntries(
  resources.map(({ create, edit, ...resource }) => {
    const Dialogs = [create, edit].some(isDialogView) ? LazyResourceDialogs : undefined;
    const options = { ...resource.options, views: { create, edit }, Dialogs };
    return [resource.name, ResourceElement.registerResource({ ...resource, create, edit, options } as ResourceProps)];
  }),
);

export const adapters = Object.fromEntries(resources.map(({ name, options }) => [name, options.adapter]));

/** The URLs of the panel for react-admin's own paths of a resource. */
export const addressesOf = (name: string): Resource['options']['addresses'] => resourceOf(name)?.options.addresses;

/** Answers react-admin's access check (resource, action) with the access table. */
export const canAccess = (subject: Subject, resource: string, action: string): boolean =>
  mayDo(subject, resourceOf(resource)?.options.access, action);

/** Fills react-admin's cache of access checks: they are asynchronous, so buttons would appear late. */
export function answerAccess(client: QueryClient, subject: Subject): void {
  for (const { name } of resources)
    for (const action of resourceActions)
      client.setQueryData(['auth', 'canAccess', { action, resource: name }], canAccess(subject, name, action));
}
