import { zodResolver } from '@hookform/resolvers/zod';
import { useMemo, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import type { CallReply } from '#contract/kit/endpoint';
import { startAtCustomers } from '#contract/partners/sharing';
import { ErrorAlert } from '~/components/feedback/ErrorAlert.tsx';
import { useToast } from '~/components/feedback/useToast.ts';
import { SelectInput } from '~/components/form/inputs/SelectInput.tsx';
import { LeftOut } from '~/components/list/LeftOut.tsx';
import { StaleSelectionDialog } from '~/components/list/StaleSelectionDialog.tsx';
import { useStaleSelection } from '~/components/list/useStaleSelection.ts';
import { ConfirmDialog } from '~/components/overlay/ConfirmDialog.tsx';
import { callEndpoint, useRefreshAll } from '~/dataProvider/index.ts';
import { daysOf, newTiming, startOf, type Timing, useStartOfNow } from '~/features/training-time/public.ts';
import { DeadlineFields, StartField } from '~/features/trainings/public.ts';
import { useLanguage } from '~/i18n/useLanguage.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { startSchema, useLimitTexts } from '~/resources/course-customers/public.ts';
import { useCourses } from '~/resources/courses/public.ts';
import type { PendingAction } from './CustomerActionDialog.tsx';
import { OutcomeDialog } from './OutcomeDialog.tsx';
import { trainingOptions } from './trainingOptions.ts';
import formCss from '~/components/form/form.module.css';

interface Props {
  pending: PendingAction;
  onClose: () => void;
}

/** Starts a training of the library or of the partner at the selected customers, and names those that were left out. */
export function StartTrainingDialog({ pending: { selection, count, scope, onDone }, onClose }: Props) {
  const { t } = useTranslation();
  const toast = useToast();
  const refresh = useRefreshAll();
  const courses = useCourses();
  const language = useLanguage();
  const options = useMemo(() => trainingOptions(courses.data ?? [], language), [courses.data, language]);
  const [courseId, setCourse] = useState('');
  const [leftOut, setLeftOut] = useState<CallReply<typeof startAtCustomers>>();
  const { staleSelection, unlessStale } = useStaleSelection();
  const texts = useLimitTexts();
  const form = useForm<Timing>({
    resolver: useMemo(() => zodResolver(startSchema(texts)), [texts]),
    defaultValues: newTiming(Date.now()),
  });
  useStartOfNow(form, true);
  if (staleSelection !== undefined) return <StaleSelectionDialog error={staleSelection} onReload={onDone} onClose={onClose} />;
  const close = () => {
    onDone();
    onClose();
  };
  if (leftOut)
    return (
      <OutcomeDialog title={t('sharing.start.done')} onClose={close}>
        <LeftOut
          title={t('customers.dialogs.leftOut', { count: leftOut.skipped })}
          // i18n-keys: sharing.reasons.*
          records={leftOut.leftOut.map(({ id, name, reason }) => ({ id, name, reason: t(`sharing.reasons.${reason}`) }))}
          count={leftOut.skipped}
          more={(unnamed) => t('customers.dialogs.more', { count: unnamed })}
        />
      </OutcomeDialog>
    );
  const start = async () => {
    if (!(await form.trigger(undefined, { shouldFocus: true }))) return false;
    const timing = form.getValues();
    let isToldMore = false;
    const isDone = await unlessStale(async () => {
      const reply = await callEndpoint(startAtCustomers, {
        body: {
          ...selection,
          courseId,
          daysToComplete: daysOf(timing),
          startDate: startOf(timing, Date.now()).toISOString(),
        },
      });
      refresh();
      isToldMore = reply.skipped > 0;
      if (isToldMore) return setLeftOut(reply);
      toast.success(t('sharing.start.done'));
      onDone();
    });
    return isDone && !isToldMore;
  };
  return (
    <ConfirmDialog
      open
      title={t('sharing.start.title', { count })}
      confirmLabel={t('sharing.actions.start')}
      confirmDisabled={courseId === ''}
      focusButton={false}
      onConfirm={start}
      onClose={onClose}
    >
      <FormProvider {...form}>
        <div className={formCss.column}>
          <p>{t('sharing.start.text')}</p>
          {scope && <p>{t('lists.selection.scope', { filters: scope })}</p>}
          {Boolean(courses.error) && <ErrorAlert error={courses.error} onRetry={() => void courses.refetch()} />}
          <SelectInput
            label={t('sharing.start.course')}
            value={courseId}
            options={options}
            emptyLabel={t('sharing.start.choose')}
            onChange={setCourse}
            isRequired
          />
          <StartField isEditing={false} />
          <DeadlineFields />
        </div>
      </FormProvider>
    </ConfirmDialog>
  );
}
