import type { ComponentType } from 'react';
import { useResourceContext, useResourceDefinitions } from 'react-admin';
import type { ResourceAccess } from '~/session/resourceAccess.ts';
import type { LazyPage } from '../page/lazyPage.tsx';
import type { DialogView } from './dialogView.ts';

/** The URLs of this panel for react-admin's own paths (`/departments`, `/departments/create`, `/departments/<id>`). */
export interface ResourceAddresses {
  list?: string;
  create?: string;
  edit?: (id: string) => string;
}

/** What react-admin's definition of a resource has in its `options` for the parts in this folder. */
interface DefinitionOptions {
  access: ResourceAccess;
  addresses?: ResourceAddresses;
  /** The create and edit views, some of which are dialogs. */
  views: { create?: LazyPage | DialogView; edit?: LazyPage | DialogView };
  /** Opens them, for the list; absent if no view is a dialog. */
  Dialogs?: ComponentType;
}

/** The definition of the surrounding resource, or of the named one; empty outside the panel. */
export function useDefinition(resource?: string): Partial<DefinitionOptions> {
  const name = useResourceContext(resource === undefined ? undefined : { resource });
  return useResourceDefinitions<DefinitionOptions>()[name ?? '']?.options ?? {};
}
