import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { TasksAvailability } from '#contract/campaigns/reminders';
import { ErrorAlert } from '~/components/feedback/ErrorAlert.tsx';
import { FormFrame, FormNotices } from '~/components/form/FormFrame.tsx';
import { TextArea } from '~/components/form/TextArea.tsx';
import { TextInput } from '~/components/form/TextInput.tsx';
import { Reach } from './Reach.tsx';
import { aboutText, type Reminding } from './reminding.ts';
import { TaskKinds } from './TaskKinds.tsx';
import { useReminder } from './useReminder.ts';
import type { ReminderTexts } from './useReminderTexts.ts';

interface Props {
  reminding: Reminding;
  tasks: TasksAvailability;
  texts: ReminderTexts;
  /** Hears whether something was written that closing would lose. */
  onDirty: (isDirty: boolean) => void;
  onCancel: () => void;
  onSent: () => void;
}

/** The reminder: of what, in which words, and to how many. */
export function ReminderFields({ reminding, tasks, texts, onDirty, onCancel, onSent }: Props) {
  const { t } = useTranslation();
  const { saving, kinds, setKinds, counts, canSend } = useReminder({ reminding, tasks, texts, onSent });
  const about = aboutText(reminding);
  const { isDirty, isSaving } = saving;
  useEffect(() => onDirty(isDirty), [isDirty, onDirty]);

  return (
    <FormFrame saving={saving} className="reminder-form" onSubmit={() => canSend && saving.save()}>
      <DialogContent>
        <div className="form-column">
          <FormNotices saving={saving} />
          {about && <p>{t(`reminders.${about}`, { course: reminding.courseName })}</p>}
          <TaskKinds tasks={tasks} value={kinds} onChange={setKinds} />
          <TextInput name="subject" label={t('campaigns.notification.subject')} isRequired />
          <div className="reminder-text">
            <TextArea name="message" rows={5} label={t('campaigns.notification.message')} help={t('reminders.help')} />
          </div>
          <div className="reminder-reach">
            {counts.error ? (
              <ErrorAlert error={counts.error} onRetry={() => void counts.refetch()} />
            ) : (
              counts.isEnabled && <Reach counts={counts.data} />
            )}
          </div>
        </div>
      </DialogContent>
      <DialogActions>
        <Button onClick={onCancel} disabled={isSaving}>
          {t('common.cancel')}
        </Button>
        <Button type="submit" variant="contained" color="primary" disabled={!canSend} loading={isSaving}>
          {t('reminders.send')}
        </Button>
      </DialogActions>
    </FormFrame>
  );
}
