import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { remindNotStarted, sendReminders, type TasksAvailability } from '#contract/campaigns/reminders';
import { useToast } from '~/components/feedback/useToast.ts';
import { useSaveForm } from '~/components/form/useSaveForm.ts';
import { endpointKey, errorText, useAction } from '~/dataProvider/index.ts';
import { useCompanyId } from '~/session/useSession.ts';
import { type ReminderForm, reminderSchema } from './reminderForm.ts';
import { availableKinds, countUsers, isAny, type Reminding } from './reminding.ts';
import type { ReminderTexts } from './useReminderTexts.ts';

interface Given {
  reminding: Reminding;
  tasks: TasksAvailability;
  texts: ReminderTexts;
  onSent: () => void;
}

/** The reminder as it is written: its words, the kinds of task, whom it would reach, and whether it can go. */
export function useReminder({ reminding, tasks, texts, onSent }: Given) {
  const { t } = useTranslation();
  const toast = useToast();
  const companyId = useCompanyId();
  const toPeople = useAction(sendReminders);
  const toNotStarted = useAction(remindNotStarted);
  const [kinds, setKinds] = useState(() => availableKinds(tasks));
  const counts = useQuery({
    queryKey: endpointKey(companyId, sendReminders, 'counts', reminding.people, kinds),
    queryFn: () => countUsers(reminding, kinds),
    placeholderData: keepPreviousData,
    enabled: isAny(kinds) || !isAny(availableKinds(tasks)),
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
  });
  const receive = counts.data?.usersWhoWillReceiveRemindersCount ?? 0;
  const total = receive + (counts.data?.usersWhoWontReceiveRemindersCount ?? 0);

  const send = ({ subject, message }: ReminderForm): Promise<unknown> => {
    const letter = { ...kinds, subject, customMessage: message };
    const { isAllUsersSelected, expectedTotal = total } = reminding.people;
    const seen = isAllUsersSelected ? { expectedTotal } : {};
    return reminding.kind === 'people'
      ? toPeople.mutateAsync({ body: { ...reminding.people, ...seen, ...letter } })
      : toNotStarted.mutateAsync({ body: { ...reminding.people, ...seen, ...letter } });
  };
  const saving = useSaveForm({
    schema: reminderSchema,
    values: texts,
    // Whom it goes to is chosen anew each time; what is kept are the words.
    draft: 'reminder',
    mode: 'onChange',
    send,
    refusals: (error) => ({ subject: errorText(error) }),
    valuesOf: () => texts,
    onSaved: () => {
      toast.success(t('reminders.sent'));
      reminding.onDone?.();
      onSent();
    },
  });
  const hasSubject = saving.form.watch('subject').trim() !== '';
  const canSend = hasSubject && isAny(kinds) && receive > 0 && !counts.isFetching && !counts.error && !saving.isSaving;
  return { saving, kinds, setKinds, counts, canSend };
}
