import type { ComponentType } from 'react';
import { type LazyPage, lazyPage } from '../page/lazyPage.tsx';

export interface DialogViewProps {
  onClose: () => void;
}

interface DialogOptions {
  /** For how long a row of the list counts as the record itself and is not read again. */
  freshMs?: number;
}

/** A view of a resource that is a dialog over its list. */
export type DialogView = LazyPage<DialogViewProps> & DialogOptions & { isDialog: true };

/**
 * Declares the create or edit view of a resource as a dialog. The list opens it while the page has the URL that `addresses` names.
 * The dialog reads its record with `useRecordContext`: undefined for a new one.
 */
export const dialogView = (load: () => Promise<ComponentType<DialogViewProps>>, options: DialogOptions = {}): DialogView =>
  Object.assign(lazyPage(load), { isDialog: true } as const, options);

export const isDialogView = (view: object | undefined): view is DialogView => view !== undefined && 'isDialog' in view;
