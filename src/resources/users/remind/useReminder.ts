import { zodResolver } from '@hookform/resolvers/zod';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { remindNotStarted, sendReminders, type TasksAvailability } from '#contract/reminders';
import { useToast } from '~/components/feedback/useToast.ts';
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
  const form = useForm<ReminderForm>({ resolver: zodResolver(reminderSchema), defaultValues: texts, mode: 'onChange' });
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

  const send = form.handleSubmit(async ({ subject, message }) => {
    const letter = { ...kinds, subject, customMessage: message };
    try {
      if (reminding.kind === 'people') {
        const { people } = reminding;
        const seen = people.isAllUsersSelected ? { expectedTotal: people.expectedTotal ?? total } : {};
        await toPeople.mutateAsync({ body: { ...people, ...seen, ...letter } });
      } else await toNotStarted.mutateAsync({ body: { ...reminding.people, ...letter } });
    } catch (error) {
      form.setError('subject', { type: 'server', message: errorText(error) }, { shouldFocus: true });
      return;
    }
    toast.success(t('reminders.sent'));
    form.reset(texts);
    reminding.onDone?.();
    onSent();
  });
  const hasSubject = form.watch('subject').trim() !== '';
  const { isSubmitting } = form.formState;
  const canSend = hasSubject && isAny(kinds) && receive > 0 && !counts.isFetching && !counts.error && !isSubmitting;
  return { form, kinds, setKinds, counts, send, canSend, isSending: isSubmitting };
}
