import { zodResolver } from '@hookform/resolvers/zod';
import { useMemo } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import type { Course } from '#contract/courses/courses';
import { daysOf, newTiming, startOf, type Timing, useStartOfNow } from '~/features/campaign-rules/public.ts';
import { DeadlineFields, StartField } from '~/features/campaign-settings/public.ts';
import { ActionDialog, type ChosenCustomers, countChosen } from '~/features/customer-picker/public.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { sharingCalls } from './sharingCalls.ts';
import { startSchema } from './sharingForm.ts';
import { useLimitTexts } from './useLimitTexts.ts';
import formCss from '~/components/form/form.module.css';
import css from './courseCustomers.module.css';

/** An action on customers that have a course, which waits for its confirmation. */
export interface PendingSharing {
  action: 'start' | 'end' | 'unshare';
  chosen: ChosenCustomers;
  /** Called after the change, and when the list turns out to have changed since it was selected. */
  onDone: () => void;
}

interface Props {
  course: Course;
  pending: PendingSharing;
  onClose: () => void;
}

/** Asks before a course starts, ends or is taken away at customers; a start asks for its date and deadline. */
export function SharingDialog({ course, pending: { action, chosen, onDone }, onClose }: Props) {
  const { t } = useTranslation();
  const texts = useLimitTexts();
  const isStart = action === 'start';
  const form = useForm<Timing>({
    resolver: useMemo(() => zodResolver(startSchema(texts)), [texts]),
    defaultValues: newTiming(Date.now()),
  });
  useStartOfNow(form, isStart);
  const change = () => {
    if (!isStart) return sharingCalls[action](course.id, chosen);
    const timing = form.getValues();
    const start = { daysToComplete: daysOf(timing), startDate: startOf(timing, Date.now()), isShared: true };
    return sharingCalls.start(course.id, chosen, start);
  };
  return (
    <ActionDialog
      tone={isStart ? 'normal' : 'danger'}
      title={t(`sharing.${action}.title`, { count: countChosen(chosen) })}
      text={t(`sharing.${action}.text`)}
      confirmLabel={t(`sharing.actions.${action}`)}
      {...(isStart && { check: () => form.trigger(undefined, { shouldFocus: true }) })}
      change={change}
      done={t(`sharing.${action}.done`)}
      onDone={onDone}
      onClose={onClose}
    >
      {isStart && (
        <FormProvider {...form}>
          <div className={`${formCss.column} ${css.fields}`}>
            <StartField isEditing={false} />
            <DeadlineFields />
          </div>
        </FormProvider>
      )}
    </ActionDialog>
  );
}
