import { zodResolver } from '@hookform/resolvers/zod';
import { useMemo } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import type { Course } from '#contract/courses/courses';
import { useToast } from '~/components/feedback/useToast.ts';
import { StaleSelectionDialog } from '~/components/list/StaleSelectionDialog.tsx';
import { useStaleSelection } from '~/components/list/useStaleSelection.ts';
import { ConfirmDialog } from '~/components/overlay/ConfirmDialog.tsx';
import { useRefreshAll } from '~/dataProvider/index.ts';
import { daysOf, newTiming, startOf, type Timing, useStartOfNow } from '~/features/campaign-rules/public.ts';
import { DeadlineFields, StartField } from '~/features/campaign-settings/public.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { type ChosenCustomers, countChosen, sharingCalls } from './sharingCalls.ts';
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
export function ActionDialog({ course, pending: { action, chosen, onDone }, onClose }: Props) {
  const { t } = useTranslation();
  const toast = useToast();
  const refresh = useRefreshAll();
  const { staleSelection, unlessStale } = useStaleSelection();
  const texts = useLimitTexts();
  const form = useForm<Timing>({
    resolver: useMemo(() => zodResolver(startSchema(texts)), [texts]),
    defaultValues: newTiming(Date.now()),
  });
  useStartOfNow(form, action === 'start');
  if (staleSelection !== undefined) return <StaleSelectionDialog error={staleSelection} onReload={onDone} onClose={onClose} />;

  const call = (timing: Timing) => {
    if (action !== 'start') return sharingCalls[action](course.id, chosen);
    const start = { daysToComplete: daysOf(timing), startDate: startOf(timing, Date.now()), isShared: true };
    return sharingCalls.start(course.id, chosen, start);
  };
  const confirm = async () => {
    if (action === 'start' && !(await form.trigger(undefined, { shouldFocus: true }))) return false;
    return unlessStale(async () => {
      await call(form.getValues());
      refresh();
      toast.success(t(`sharing.${action}.done`));
      onDone();
    });
  };
  return (
    <ConfirmDialog
      open
      tone={action === 'start' ? 'normal' : 'danger'}
      title={t(`sharing.${action}.title`, { count: countChosen(chosen) })}
      confirmLabel={t(`sharing.actions.${action}`)}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>{t(`sharing.${action}.text`)}</p>
      {action === 'start' && (
        <FormProvider {...form}>
          <div className={`${formCss.column} ${css.fields}`}>
            <StartField isEditing={false} />
            <DeadlineFields />
          </div>
        </FormProvider>
      )}
    </ConfirmDialog>
  );
}
