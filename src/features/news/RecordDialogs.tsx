import type { ComponentType } from 'react';
import { CreateBase, EditBase, type RaRecord, useRecordContext } from 'react-admin';
import { useSearchParams } from 'react-router';
import { creating, editing } from '~/components/form/useRecordForm.ts';
import type { OverlayParam } from '~/components/overlay/useOverlayParam.ts';

export interface RecordDialogProps<T> {
  /** The record to edit; none for a new one. */
  record?: T;
  onClose: () => void;
}

interface Props<T> {
  resource: 'notifications' | 'surveys';
  /** `?modal=create`, or `?modal=edit&id=…`. */
  modal: OverlayParam;
  dialog: ComponentType<RecordDialogProps<T>>;
}

/** The form of a record in a dialog, opened by the URL. */
export function RecordDialogs<T extends RaRecord>({ resource, modal, dialog: Dialog }: Props<T>) {
  const [params] = useSearchParams();
  const id = params.get('id');
  if (modal.value === 'create') {
    return (
      <CreateBase {...creating} resource={resource}>
        <Dialog onClose={modal.close} />
      </CreateBase>
    );
  }
  if (modal.value !== 'edit' || !id) return null;
  return (
    <EditBase {...editing} key={id} resource={resource} id={id}>
      <OfRecord dialog={Dialog} onClose={modal.close} />
    </EditBase>
  );
}

/** The record may not be on this page of the list; then it is read first. */
function OfRecord<T extends RaRecord>({
  dialog: Dialog,
  onClose,
}: {
  dialog: ComponentType<RecordDialogProps<T>>;
  onClose: () => void;
}) {
  const record = useRecordContext<T>();
  return record ? <Dialog record={record} onClose={onClose} /> : null;
}
