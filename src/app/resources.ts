import type { QueryClient } from '@tanstack/react-query';
import { Resource as ResourceElement, type ResourceDefinitions } from 'react-admin';
import type { Subject } from '#contract/access';
import type { ResourceDialogViews } from '~/components/resource/definition.ts';
import { isDialogView } from '~/components/resource/dialogView.ts';
import type { Resource } from '~/resources/resource.ts';
import { mayDo, resourceActions } from '~/session/resourceAccess.ts';

const folders = import.meta.glob<Record<string, Resource>>('../resources/*/index.ts', { eager: true });

/**
 * All resources: the definition that each `resources/<x>/index.ts` exports. Route table, data provider, access and react-admin's
 * definitions are derived from them; their order does not matter.
 */
export const resources: readonly Resource[] = Object.values(folders).flatMap((folder) => Object.values(folder));

const resourceOf = (name: string): Resource | undefined => resources.find((resource) => resource.name === name);

/** The views that are dialogs, for the list of the resource, which opens them. */
function dialogsOf({ create, edit }: Resource): ResourceDialogViews | undefined {
  const dialogs = { ...(isDialogView(create) && { create }), ...(isDialogView(edit) && { edit }) };
  return Object.keys(dialogs).length > 0 ? dialogs : undefined;
}

export const definitions: ResourceDefinitions = Object.fromEntries(
  resources.map((resource) => {
    const { options, ...definition } = ResourceElement.registerResource(resource);
    return [resource.name, { ...definition, options: { ...options, dialogs: dialogsOf(resource) } }];
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
