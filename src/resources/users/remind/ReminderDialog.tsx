import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { findTasksToRemind } from '#contract/campaigns/reminders';
import { panelLimits } from '#contract/panel';
import { ErrorAlert } from '~/components/feedback/ErrorAlert.tsx';
import { MovedDialog } from '~/components/list/MovedDialog.tsx';
import { DiscardDialog } from '~/components/overlay/DiscardDialog.tsx';
import { useCloseGuard } from '~/components/overlay/useCloseGuard.ts';
import { useMinWidth } from '~/components/page/useMinWidth.ts';
import { endpointKey, isHeedError } from '~/dataProvider/index.ts';
import { useCompanyId } from '~/session/useSession.ts';
import { ReminderFields } from './ReminderFields.tsx';
import { findTasks, type Reminding } from './reminding.ts';
import { useReminderTexts } from './useReminderTexts.ts';
import './remind.css';

interface Props {
  reminding: Reminding;
  onClose: () => void;
}

const width = 552;
const paper = { sx: { maxWidth: width, width: `min(${width}px, calc(100% - 32px))` } };
const nothing = () => undefined;

/** Reminds people by mail of what they have not finished. Needs room; a small screen is told so instead. */
export function ReminderDialog({ reminding, onClose }: Props) {
  const { t } = useTranslation();
  const titleId = useId();
  const isRoomy = useMinWidth(panelLimits.breakpoints.mobile);
  const [isDirty, setDirty] = useState(false);
  const guard = useCloseGuard(isDirty, onClose);
  // What was written stays while the window is narrow for a moment.
  const [hadRoom, setHadRoom] = useState(isRoomy);
  if (isRoomy && !hadRoom) setHadRoom(true);

  return (
    <>
      <Dialog
        open
        onClose={guard.tryClose}
        maxWidth={false}
        aria-labelledby={titleId}
        closeAfterTransition={false}
        slotProps={{ paper }}
      >
        <DialogTitle id={titleId}>{t('reminders.title')}</DialogTitle>
        {hadRoom && (
          <div className="reminder-form" hidden={!isRoomy}>
            <Body reminding={reminding} onDirty={setDirty} onCancel={guard.tryClose} onClose={onClose} />
          </div>
        )}
        {!isRoomy && (
          <>
            <DialogContent>{t('reminders.small')}</DialogContent>
            <DialogActions>
              <Button onClick={guard.tryClose}>{t('common.close')}</Button>
            </DialogActions>
          </>
        )}
      </Dialog>
      <DiscardDialog guard={guard} />
    </>
  );
}

interface BodyProps extends Props {
  onDirty: (isDirty: boolean) => void;
  onCancel: () => void;
}

/** Asks first what is outstanding; without an answer there is nothing to write. */
function Body({ reminding, onDirty, onCancel, onClose }: BodyProps) {
  const { t } = useTranslation();
  const companyId = useCompanyId();
  const texts = useReminderTexts(reminding);
  const { data, error, refetch } = useQuery({
    queryKey: endpointKey(companyId, findTasksToRemind, reminding.people),
    queryFn: () => findTasks(reminding),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  if (isHeedError(error, 'total_changed'))
    return <MovedDialog error={error} onReload={reminding.onDone ?? nothing} onClose={onClose} />;
  if (data && texts) {
    return (
      <ReminderFields reminding={reminding} tasks={data} texts={texts} onDirty={onDirty} onCancel={onCancel} onSent={onClose} />
    );
  }
  return (
    <>
      <DialogContent>
        {error ? (
          <ErrorAlert error={error} onRetry={() => void refetch()} />
        ) : (
          <div className="reminder-waiting" role="status" aria-label={t('common.loading')} />
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onCancel}>{t('common.cancel')}</Button>
      </DialogActions>
    </>
  );
}
