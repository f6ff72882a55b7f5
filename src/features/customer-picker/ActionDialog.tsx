import type { ReactNode } from 'react';
import { useToast } from '~/components/feedback/useToast.ts';
import { StaleSelectionDialog } from '~/components/list/StaleSelectionDialog.tsx';
import { useStaleSelection } from '~/components/list/useStaleSelection.ts';
import { ConfirmDialog } from '~/components/overlay/ConfirmDialog.tsx';
import { useRefreshAll } from '~/dataProvider/index.ts';

interface Props {
  tone: 'normal' | 'danger';
  title: string;
  text: string;
  confirmLabel: string;
  /** A form for the change. */
  children?: ReactNode;
  /** Whether the form can be sent; absent without one. */
  check?: () => Promise<boolean>;
  /** Changes the chosen customers; throws HeedError, and total_changed if the list has changed since. */
  change: () => Promise<unknown>;
  /** The message after the change, and its kind where it is no success. */
  done: string;
  doneAs?: 'success' | 'info';
  /** Called after the change, and when the list turns out to have changed since it was selected. */
  onDone: () => void;
  onClose: () => void;
}

/** Asks before something that is shared changes at the chosen customers. */
export function ActionDialog(props: Props) {
  const { tone, title, text, confirmLabel, children, check, change, done, doneAs = 'success', onDone, onClose } = props;
  const toast = useToast();
  const refresh = useRefreshAll();
  const { staleSelection, unlessStale } = useStaleSelection();
  if (staleSelection !== undefined) return <StaleSelectionDialog error={staleSelection} onReload={onDone} onClose={onClose} />;

  const confirm = async () => {
    if (check && !(await check())) return false;
    return unlessStale(async () => {
      await change();
      refresh();
      toast[doneAs](done);
      onDone();
    });
  };
  return (
    <ConfirmDialog
      open
      tone={tone}
      title={title}
      confirmLabel={confirmLabel}
      generalError="sharing.failed"
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>{text}</p>
      {children}
    </ConfirmDialog>
  );
}
