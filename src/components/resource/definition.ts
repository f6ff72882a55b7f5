import { useResourceDefinition } from 'react-admin';
import type { ResourceAccess } from '~/session/resourceAccess.ts';
import type { DialogView } from './dialogView.ts';

/** The URLs of this panel for react-admin's own paths (`/departments`, `/departments/create`, `/departments/<id>`). */
export interface ResourceAddresses {
  list?: string;
  create?: string;
  edit?: (id: string) => string;
}

/** The create and edit views that are dialogs over the list. */
export type ResourceDialogViews = Partial<Record<'create' | 'edit', DialogView>>;

/** What react-admin's definition of a resource has in its `options` for the parts in this folder. */
interface DefinitionOptions {
  access: ResourceAccess;
  addresses?: ResourceAddresses;
  /** Absent if no view is a dialog. */
  dialogs?: ResourceDialogViews;
}

/** The definition of the surrounding resource, or of the named one; empty outside the panel. */
export const useDefinition = (resource?: string): Partial<DefinitionOptions> =>
  useResourceDefinition<DefinitionOptions>(resource === undefined ? undefined : { resource }).options ?? {};
