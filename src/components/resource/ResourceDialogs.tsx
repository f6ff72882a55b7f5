import { Suspense, useEffect } from 'react';
import { CreateBase, EditBase, useRecordContext } from 'react-admin';
import { useSearchParams } from 'react-router';
import { creating, editing } from '../form/useRecordForm.ts';
import type { DialogView, DialogViewProps } from './dialogView.ts';
import { useResourceDialogs } from './useResourceDialogs.ts';

/**
 * The create and edit views of the surrounding resource that are dialogs (`dialogView`), opened by the URL. Every list has them
 * (`LazyResourceDialogs`), unless it keeps its state in memory.
 */
export function ResourceDialogs() {
  const [params] = useSearchParams();
  const id = params.get('id');
  const { create, edit, shown, close } = useResourceDialogs();
  // A dialog that a person is about to open must not wait for its code.
  useEffect(() => {
    for (const dialog of new Set([create, edit])) void dialog?.preload().catch(() => undefined);
  }, [create, edit]);
  if (shown === 'create' && create)
    return (
      <CreateBase {...creating}>
        <Shown dialog={create} onClose={close} />
      </CreateBase>
    );
  if (shown !== 'edit' || !edit || !id) return null;
  const { freshMs } = edit;
  const queryOptions = { ...editing.queryOptions, ...(freshMs !== undefined && { staleTime: freshMs }) };
  return (
    <EditBase {...editing} key={id} id={id} queryOptions={queryOptions}>
      <OfRecord dialog={edit} onClose={close} />
    </EditBase>
  );
}

interface ShownProps extends DialogViewProps {
  dialog: DialogView;
}

/** The record may not be on this page of the list; then it is read first. */
const OfRecord = (props: ShownProps) => useRecordContext() && <Shown {...props} />;

const Shown = ({ dialog: Dialog, onClose }: ShownProps) => (
  <Suspense fallback={null}>
    <Dialog onClose={onClose} />
  </Suspense>
);
