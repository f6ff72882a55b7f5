import Skeleton from '@mui/material/Skeleton';
import { useCallback, useState } from 'react';
import { getInviteMessages, getReminderMessages, type MessageKind } from '#contract/company/messages';
import { ErrorAlert } from '~/components/feedback/ErrorAlert.tsx';
import { UnsavedGuard } from '~/components/overlay/UnsavedGuard.tsx';
import { useEndpoint } from '~/dataProvider/index.ts';
import { SettingsFrame } from '~/features/settings/public.ts';
import formCss from '~/components/form/form.module.css';
import { useTranslation } from '~/i18n/useTranslation.ts';
import css from './settings.module.css';
import { MessageForm } from './MessageForm.tsx';

/** What invitations and reminders of the company say. */
export function EmailRemindersTab() {
  const { t } = useTranslation();
  const invites = useEndpoint(getInviteMessages, {});
  const reminders = useEndpoint(getReminderMessages, {});
  const [dirty, setDirty] = useState<ReadonlySet<MessageKind>>(new Set());
  const onDirty = useCallback(
    (kind: MessageKind, isDirty: boolean) =>
      setDirty((before) => {
        if (before.has(kind) === isDirty) return before;
        return new Set(isDirty ? [...before, kind] : [...before].filter((one) => one !== kind));
      }),
    [],
  );
  const { data: texts } = invites;
  const { data: reminding } = reminders;
  return (
    <SettingsFrame>
      <h2 className={css.section}>{t('settings.messages.invitations')}</h2>
      <p className={formCss.help}>{t('settings.messages.invitationsHelp')}</p>
      <div className={css.messages}>
        {texts && <MessageForm kind="invite_learner" message={texts.learner} onDirty={onDirty} />}
        {texts && <MessageForm kind="invite_admin" message={texts.admin} onDirty={onDirty} />}
        <Waiting reading={invites} />
      </div>
      <h2 className={css.section}>{t('settings.messages.reminders')}</h2>
      <p className={formCss.help}>{t('settings.messages.remindersHelp')}</p>
      <div className={css.messages}>
        {reminding && <MessageForm kind="reminder_course" message={reminding.course} onDirty={onDirty} />}
        {reminding && <MessageForm kind="reminder_tasks" message={reminding.tasks} onDirty={onDirty} />}
        <Waiting reading={reminders} />
      </div>
      <UnsavedGuard isDirty={dirty.size > 0} />
    </SettingsFrame>
  );
}

interface WaitingProps {
  reading: { data: unknown; error: unknown; refetch: () => unknown };
}

/** In place of texts that are not there yet, or could not be read. */
function Waiting({ reading: { data, error, refetch } }: WaitingProps) {
  if (data) return null;
  if (error) return <ErrorAlert error={error} onRetry={() => void refetch()} />;
  return (
    <>
      <Skeleton variant="rounded" height={380} />
      <Skeleton variant="rounded" height={380} />
    </>
  );
}
