import { lazy, Suspense } from 'react';
import { addStage } from '~/session/i18n.ts';
import { fetchedCode } from '~/session/reloadOnce.ts';
import type { Reminding } from './reminding.ts';

const ReminderDialog = lazy(() =>
  fetchedCode(
    Promise.all([import('./ReminderDialog.tsx'), addStage('training')]).then(([{ ReminderDialog: page }]) => ({ default: page })),
  ),
);

/** The reminder dialog, fetched with its texts when it is needed. Mount it to open it. */
export function RemindDialog(props: { reminding: Reminding; onClose: () => void }) {
  return (
    <Suspense fallback={null}>
      <ReminderDialog {...props} />
    </Suspense>
  );
}
