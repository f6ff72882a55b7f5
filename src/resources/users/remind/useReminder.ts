import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { z } from 'zod';
import { remindNotStarted, sendReminders, type TasksAvailability } from '#contract/campaigns/reminders';
import { textLimits } from '#contract/kit/limits';
import { useToast } from '~/components/feedback/useToast.ts';
import { useSaveForm } from '~/components/form/useSaveForm.ts';
import { endpointKey, useAction } from '~/dataProvider/index.ts';
import { errorText } from '~/errors/errorText.ts';
import type { MailTexts } from '~/features/campaign-settings/public.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { useCompanyId } from '~/session/useSession.ts';
import { availableKinds, countUsers, isAny, type ReminderRequest } from './reminderRequest.ts';

/** Subject and message; error messages are translation keys. */
const reminderSchema = z.object({
  subject: z.string().trim().min(1, 'campaigns.errors.subjectRequired').max(textLimits.textMax, 'campaigns.errors.subjectLong'),
  message: z.string().max(textLimits.messageMax, 'campaigns.errors.messageLong'),
});
type ReminderForm = z.output<typeof reminderSchema>;

interface ReminderOptions {
  request: ReminderRequest;
  tasks: TasksAvailability;
  texts: MailTexts;
  onSent: () => void;
}

/** The state of a reminder: form, kinds of task, counted recipients, and whether it can be sent. */
export function useReminder({ request, tasks, texts, onSent }: ReminderOptions) {
  const { t } = useTranslation();
  const toast = useToast();
  const companyId = useCompanyId();
  const toPeople = useAction(sendReminders);
  const toNotStarted = useAction(remindNotStarted);
  const [kinds, setKinds] = useState(() => availableKinds(tasks));
  const counts = useQuery({
    queryKey: endpointKey(companyId, sendReminders, 'counts', request.people, kinds),
    queryFn: () => countUsers(request, kinds),
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
    const { isAllUsersSelected, expectedTotal = total } = request.people;
    const seen = isAllUsersSelected ? { expectedTotal } : {};
    return request.kind === 'people'
      ? toPeople.mutateAsync({ body: { ...request.people, ...seen, ...letter } })
      : toNotStarted.mutateAsync({ body: { ...request.people, ...seen, ...letter } });
  };
  const saving = useSaveForm({
    schema: reminderSchema,
    values: texts,
    // The draft keeps the text only; recipients are chosen anew each time.
    draft: 'reminder',
    mode: 'onChange',
    send,
    refusals: (error) => ({ subject: errorText(error) }),
    valuesOf: () => texts,
    onSaved: () => {
      toast.success(t('reminders.sent'));
      request.onDone?.();
      onSent();
    },
  });
  const hasSubject = saving.form.watch('subject').trim() !== '';
  const canSend = hasSubject && isAny(kinds) && receive > 0 && !counts.isFetching && !counts.error && !saving.isSaving;
  return { saving, kinds, setKinds, counts, canSend };
}
