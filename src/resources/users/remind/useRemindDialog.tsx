import Button from '@mui/material/Button';
import { BellRing } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { fetchedCode } from '~/browser/reloadOnce.ts';
import { useListPanel } from '~/components/list/listContext.ts';
import { addStage } from '~/i18n/i18n.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import type { ReminderRequest } from './reminderRequest.ts';

/** The reminder dialog of a page: the function that opens it, and the dialog while it is open. */
export function useRemindDialog(): { remind: (request: ReminderRequest) => void; dialog: ReactNode } {
  const [request, setRequest] = useState<ReminderRequest>();
  const dialog = request && <RemindDialog request={request} onClose={() => setRequest(undefined)} />;
  return { remind: setRequest, dialog };
}

const ReminderDialog = lazy(() =>
  fetchedCode(
    Promise.all([import('./ReminderDialog.tsx'), addStage('training')]).then(([{ ReminderDialog: page }]) => ({ default: page })),
  ),
);

/** The reminder dialog, loaded with its texts on first use. Mount it to open it. */
export function RemindDialog(props: { request: ReminderRequest; onClose: () => void }) {
  return (
    <Suspense fallback={null}>
      <ReminderDialog {...props} />
    </Suspense>
  );
}

/** The button that opens the reminder dialog; `label` names the recipients. */
export function RemindButton({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <Button variant="outlined" startIcon={<BellRing size={16} />} onClick={onClick}>
      {label}
    </Button>
  );
}

interface Props {
  /** Called with the ids of the selected rows; call `onDone` after sending. */
  remind: (rowIds: string[], onDone: () => void) => void;
}

/** The button that reminds the selected people; for the bulk bar of a list of people. */
export function RemindSelected({ remind }: Props) {
  const { t } = useTranslation();
  const { selection } = useListPanel();
  const start = () => remind(selection.value.kind === 'ids' ? [...selection.value.ids] : [], selection.clear);
  return (
    <Button size="small" onClick={start}>
      {t('users.actions.remind')}
    </Button>
  );
}
