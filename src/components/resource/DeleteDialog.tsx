import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { type RaRecord, useDelete, useResourceContext } from 'react-admin';
import { isStale } from '~/errors/heedError.ts';
import { useToast } from '../feedback/useToast.ts';
import { ConfirmDialog } from '../overlay/ConfirmDialog.tsx';

interface DeleteDialogProps {
  record: RaRecord;
  title: string;
  /** What else is lost. */
  children: ReactNode;
  confirmLabel: string;
  /** The toast after it. */
  done: string;
  /** Also called after it, for a page that is about the record. */
  onDone?: (() => void) | undefined;
  onClose: () => void;
}

/** Asks before a record of the surrounding resource is deleted. */
export function DeleteDialog({ record, title, children, confirmLabel, done, onDone, onClose }: DeleteDialogProps) {
  const resource = useResourceContext();
  const toast = useToast();
  const client = useQueryClient();
  const [remove] = useDelete();
  const confirm = async () => {
    try {
      await remove(resource, { id: record.id, previousData: record }, { returnPromise: true });
    } catch (error) {
      if (isStale(error)) void client.invalidateQueries();
      throw error;
    }
    // A change shows in lists, counts and the audit log.
    void client.invalidateQueries();
    toast.success(done);
    onDone?.();
  };
  return (
    <ConfirmDialog open tone="danger" title={title} confirmLabel={confirmLabel} onConfirm={confirm} onClose={onClose}>
      {children}
    </ConfirmDialog>
  );
}
