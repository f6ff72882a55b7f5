import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { findTasksToRemind } from '#contract/campaigns/reminders';
import { panelLimits } from '#contract/panel';
import { ErrorAlert } from '~/components/feedback/ErrorAlert.tsx';
import { StaleSelectionDialog } from '~/components/list/StaleSelectionDialog.tsx';
import { DialogActions, DialogContent, DialogFrame } from '~/components/overlay/Dialog.tsx';
import { DiscardDialog } from '~/components/overlay/DiscardDialog.tsx';
import { useCloseGuard } from '~/components/overlay/useCloseGuard.ts';
import { useMinWidth } from '~/components/page/useMinWidth.ts';
import { endpointKey } from '~/dataProvider/index.ts';
import { isHeedError } from '~/errors/heedError.ts';
import { useNotificationTexts } from '~/features/campaign-settings/public.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { useCompanyId } from '~/session/useSession.ts';
import { ReminderFields } from './ReminderFields.tsx';
import { findTasks, type ReminderRequest } from './reminderRequest.ts';
import css from './remind.module.css';

interface Props {
  request: ReminderRequest;
  onClose: () => void;
}

const width = 552;
const paper = { sx: { maxWidth: width, width: `min(${width}px, calc(100% - 32px))` } };
const noop = () => undefined;

/** Reminds people of their open tasks by mail. A small screen shows a notice instead of the form. */
export function ReminderDialog({ request, onClose }: Props) {
  const { t } = useTranslation();
  const isRoomy = useMinWidth(panelLimits.breakpoints.mobile);
  const [isDirty, setDirty] = useState(false);
  const guard = useCloseGuard(isDirty, onClose);
  // Keeps the text while the window is narrow for a moment.
  const [hadRoom, setHadRoom] = useState(isRoomy);
  if (isRoomy && !hadRoom) setHadRoom(true);

  return (
    <>
      <DialogFrame
        title={t('reminders.title')}
        onClose={guard.tryClose}
        maxWidth={false}
        closeAfterTransition={false}
        slotProps={{ paper }}
      >
        {hadRoom && (
          <div className={css.form} hidden={!isRoomy}>
            <Body request={request} onDirty={setDirty} onCancel={guard.tryClose} onClose={onClose} />
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
      </DialogFrame>
      <DiscardDialog guard={guard} />
    </>
  );
}

interface BodyProps extends Props {
  onDirty: (isDirty: boolean) => void;
  onCancel: () => void;
}

/** Loads the open tasks and the default texts, then shows the form. */
function Body({ request, onDirty, onCancel, onClose }: BodyProps) {
  const { t } = useTranslation();
  const companyId = useCompanyId();
  const isOfExercise = request.kind === 'people' && request.work?.isExercise === true;
  const texts = useNotificationTexts(isOfExercise ? 'exerciseReminder' : 'reminder', request.course ?? null);
  const { data, error, refetch } = useQuery({
    queryKey: endpointKey(companyId, findTasksToRemind, request.people),
    queryFn: () => findTasks(request),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  if (isHeedError(error, 'total_changed'))
    return <StaleSelectionDialog error={error} onReload={request.onDone ?? noop} onClose={onClose} />;
  if (data && texts) {
    return <ReminderFields request={request} tasks={data} texts={texts} onDirty={onDirty} onCancel={onCancel} onSent={onClose} />;
  }
  return (
    <>
      <DialogContent>
        {error ? (
          <ErrorAlert error={error} onRetry={() => void refetch()} />
        ) : (
          <div className={css.waiting} role="status" aria-label={t('common.loading')} />
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onCancel}>{t('common.cancel')}</Button>
      </DialogActions>
    </>
  );
}
