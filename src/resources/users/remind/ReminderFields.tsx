import Button from '@mui/material/Button';
import { useEffect, useId } from 'react';
import { type IncludedKinds, type LeftOutReason, reminderKinds, type TasksAvailability } from '#contract/campaigns/reminders';
import { formatNumber } from '~/components/data/format.ts';
import { ErrorAlert } from '~/components/feedback/ErrorAlert.tsx';
import { FormFrame, FormNotices } from '~/components/form/FormFrame.tsx';
import { TextArea } from '~/components/form/inputs/TextArea.tsx';
import { TextInput } from '~/components/form/inputs/TextInput.tsx';
import { DialogActions, DialogContent } from '~/components/overlay/Dialog.tsx';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { OwnTextsNote } from '../add/OwnTextsNote.tsx';
import { aboutText, type ReminderCounts, type ReminderRequest, subjectOf } from './reminderRequest.ts';
import { useReminder } from './useReminder.ts';
import formCss from '~/components/form/form.module.css';
import type { MailTexts } from '~/features/campaign-settings/public.ts';
import { Notice } from '~/fields/Notice.tsx';
import css from './remind.module.css';

interface ReminderFieldsProps {
  request: ReminderRequest;
  tasks: TasksAvailability;
  texts: MailTexts;
  /** Called with true while closing would lose input. */
  onDirty: (isDirty: boolean) => void;
  onCancel: () => void;
  onSent: () => void;
}

/** The form of a reminder: tasks, subject and message, and the number of recipients. */
export function ReminderFields({ request, tasks, texts, onDirty, onCancel, onSent }: ReminderFieldsProps) {
  const { t } = useTranslation();
  const { saving, kinds, setKinds, counts, canSend } = useReminder({ request, tasks, texts, onSent });
  const about = aboutText(request);
  const { isDirty, isSaving } = saving;
  useEffect(() => onDirty(isDirty), [isDirty, onDirty]);

  return (
    <FormFrame saving={saving} className={css.form} onSubmit={() => canSend && saving.save()}>
      <DialogContent>
        <div className={formCss.column}>
          <FormNotices saving={saving} />
          {about && <p>{t(`reminders.${about}`, { course: subjectOf(request)?.name })}</p>}
          <TaskKinds tasks={tasks} value={kinds} onChange={setKinds} />
          <TextInput name="subject" label={t('campaigns.notification.subject')} isRequired />
          <TextArea name="message" rows={5} isFixed label={t('campaigns.notification.message')} help={t('reminders.help')} />
          <div className={css.reach}>
            {counts.error ? (
              <ErrorAlert error={counts.error} onRetry={() => void counts.refetch()} />
            ) : (
              counts.isEnabled && <ReminderAudience counts={counts.data} />
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

interface TaskKindsProps {
  tasks: TasksAvailability;
  value: IncludedKinds;
  onChange: (kinds: IncludedKinds) => void;
}

/** The kinds of task to remind of. A kind that nobody has open is disabled. */
function TaskKinds({ tasks, value, onChange }: TaskKindsProps) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <fieldset className={formCss.field}>
      <legend className={`${formCss.label} ${css.legend}`}>{t('reminders.tasks')}</legend>
      <div className={css.kinds}>
        {reminderKinds.map(({ include, available }) => {
          const isOpen = tasks[available];
          return (
            <label key={include} className={`${formCss.check} ${css.kind}`} data-disabled={!isOpen || undefined}>
              <input
                type="checkbox"
                checked={value[include]}
                disabled={!isOpen}
                aria-describedby={isOpen ? undefined : `${id}-${include}`}
                onChange={(event) => onChange({ ...value, [include]: event.target.checked })}
              />
              <span>
                {t(`reminders.kinds.${include}`)}
                {!isOpen && (
                  <span className={formCss.help} id={`${id}-${include}`}>
                    {t('reminders.none')}
                  </span>
                )}
              </span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}

/** The texts of each reason. i18n-keys: reminders.reasons.* */
const reasonTexts = {
  nothing_open: 'nothing',
  disabled: 'disabled',
  deleted: 'deleted',
  ended: 'ended',
  suspended: 'suspended',
  away: 'away',
  reminded: 'recent',
} as const satisfies Record<LeftOutReason, string>;

/** How many people get the reminder, and who is left out with the reason. Several reasons show their counts. */
function ReminderAudience({ counts }: { counts: ReminderCounts | undefined }) {
  const { t } = useTranslation();
  if (!counts) return <p role="status">{t('reminders.counting')}</p>;
  const { usersWhoWillReceiveRemindersCount: receive, usersWhoWontReceiveRemindersCount: wont, leftOut } = counts;
  return (
    <>
      {receive > 0 && <p role="status">{t('reminders.receive', { count: receive })}</p>}
      {receive > 0 && <OwnTextsNote count={receive} onlyWhenShort />}
      {wont > 0 && (
        <Notice tone="warning">
          {t('reminders.wont', { count: wont })}{' '}
          {leftOut.map(({ reason, count, names }) => (
            <span key={reason} className={css.reason}>
              <span>
                - {t(`reminders.reasons.${reasonTexts[reason]}`)}
                {leftOut.length > 1 && ` (${formatNumber(count)})`}
              </span>
              <LeftOutNames names={names} more={count - names.length} />
            </span>
          ))}
        </Notice>
      )}
    </>
  );
}

/** The first names for a reason; deleted people have no name. */
function LeftOutNames({ names, more }: { names: readonly string[]; more: number }) {
  const { t } = useTranslation();
  if (names.length === 0) return null;
  return (
    <span className={css.names}>
      {names.map((name) => (
        <span key={name}>
          <bdi>{name}</bdi>
        </span>
      ))}
      {more > 0 && <span>{t('reminders.more', { count: more })}</span>}
    </span>
  );
}
