import type { ReactElement } from 'react';
import { CreateBase, EditBase, type RaRecord, useRecordContext } from 'react-admin';
import { useSearchParams } from 'react-router';
import { creating, editing } from '../form/useRecordForm.ts';
import type { OverlayParam } from './useOverlayParam.ts';

export interface RecordDialogProps<T> {
  /** The record to edit; none for a new one. */
  record?: T;
  onClose: () => void;
}

interface Props<T> {
  resource: string;
  /** `?modal=create`, or `?modal=edit&id=…`. */
  modal: OverlayParam;
  /** The value for editing, if the address has another word for it. */
  editValue?: string;
  /** For how long a row of the list counts as the record itself and is not read again. */
  freshMs?: number;
  children: (props: RecordDialogProps<T>) => ReactElement;
}

/** The form of a record in a dialog over its list, opened by the URL. */
export function RecordDialogs<T extends RaRecord>({ resource, modal, editValue = 'edit', freshMs, children: dialog }: Props<T>) {
  const [params] = useSearchParams();
  const id = params.get('id');
  if (modal.value === 'create') {
    return (
      <CreateBase {...creating} resource={resource}>
        {dialog({ onClose: modal.close })}
      </CreateBase>
    );
  }
  if (modal.value !== editValue || !id) return null;
  const queryOptions = { ...editing.queryOptions, ...(freshMs !== undefined && { staleTime: freshMs }) };
  return (
    <EditBase {...editing} key={id} resource={resource} id={id} queryOptions={queryOptions}>
      <OfRecord onClose={modal.close}>{dialog}</OfRecord>
    </EditBase>
  );
}

/** The record may not be on this page of the list; then it is read first. */
function OfRecord<T extends RaRecord>({ onClose, children: dialog }: Pick<Props<T>, 'children'> & { onClose: () => void }) {
  const record = useRecordContext<T>();
  return record ? dialog({ record, onClose }) : null;
}
