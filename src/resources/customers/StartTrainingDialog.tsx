import { zodResolver } from '@hookform/resolvers/zod';
import { useMemo, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { partnerLimits } from '#contract/partners/limits';
import { findStartExclusions, startAtCustomers } from '#contract/partners/sharing';
import { ErrorAlert } from '~/components/feedback/ErrorAlert.tsx';
import { useToast } from '~/components/feedback/useToast.ts';
import { SelectInput } from '~/components/form/inputs/SelectInput.tsx';
import { StaleSelectionDialog } from '~/components/list/StaleSelectionDialog.tsx';
import { useStaleSelection } from '~/components/list/useStaleSelection.ts';
import { ConfirmDialog } from '~/components/overlay/ConfirmDialog.tsx';
import { callEndpoint, useEndpoint, useRefreshAll } from '~/dataProvider/index.ts';
import { daysOf, newTiming, startOf, type Timing, useStartOfNow } from '~/features/campaign-rules/public.ts';
import { DeadlineFields, StartField } from '~/features/campaign-settings/public.ts';
import { isHeedError } from '~/errors/heedError.ts';
import { useLanguage } from '~/i18n/useLanguage.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { startSchema, useLimitTexts } from '~/resources/course-customers/public.ts';
import { useCourses } from '~/resources/courses/public.ts';
import type { PendingAction } from './CustomerActionDialog.tsx';
import { LeftOutCustomers } from './LeftOutCustomers.tsx';
import { TooMany } from './TooMany.tsx';
import { trainingOptions } from './trainingOptions.ts';
import formCss from '~/components/form/form.module.css';

interface Props {
  pending: PendingAction;
  onClose: () => void;
}

/**
 * Starts a training of the library or of the partner at the selected customers. It says before who is left out and why, first for every
 * training, then for the chosen one.
 */
export function StartTrainingDialog({ pending: { selection, count, scope, onDone }, onClose }: Props) {
  const { t } = useTranslation();
  const toast = useToast();
  const refresh = useRefreshAll();
  const courses = useCourses();
  const language = useLanguage();
  const options = useMemo(() => trainingOptions(courses.data ?? [], language), [courses.data, language]);
  const [courseId, setCourse] = useState('');
  const { staleSelection, unlessStale } = useStaleSelection();
  const texts = useLimitTexts();
  const form = useForm<Timing>({
    resolver: useMemo(() => zodResolver(startSchema(texts)), [texts]),
    defaultValues: newTiming(Date.now()),
  });
  useStartOfNow(form, true);
  const check = useEndpoint(
    findStartExclusions,
    { body: { ...selection, courseId: courseId || null } },
    { gcTime: 0, staleTime: 0, retry: false, refetchOnWindowFocus: false, keepPrevious: true },
  );
  const refusal = staleSelection ?? (isHeedError(check.error, 'total_changed') ? check.error : undefined);
  if (refusal !== undefined) return <StaleSelectionDialog error={refusal} onReload={onDone} onClose={onClose} />;
  const eligible = check.data?.eligibleCount;
  const isTooMany = count > partnerLimits.selectionIds;
  const start = async () => {
    if (!(await form.trigger(undefined, { shouldFocus: true }))) return false;
    const timing = form.getValues();
    return unlessStale(async () => {
      await callEndpoint(startAtCustomers, {
        body: {
          ...selection,
          courseId,
          daysToComplete: daysOf(timing),
          startDate: startOf(timing, Date.now()),
        },
      });
      refresh();
      toast.success(t('sharing.start.done'));
      onDone();
    });
  };
  return (
    <ConfirmDialog
      open
      title={eligible === 0 ? t('customers.dialogs.none') : t('sharing.start.title', { count: eligible ?? count })}
      confirmLabel={t('sharing.actions.start')}
      confirmDisabled={courseId === '' || !eligible || isTooMany || check.isPlaceholderData}
      focusButton={false}
      onConfirm={start}
      onClose={onClose}
    >
      <FormProvider {...form}>
        <div className={formCss.column}>
          <p>{t('sharing.start.text')}</p>
          {scope && <p>{t('lists.selection.scope', { filters: scope })}</p>}
          {check.isPending && <p role="status">{t('customers.dialogs.checking')}</p>}
          {isTooMany && <TooMany most={partnerLimits.selectionIds} />}
          {check.error && !isTooMany && <ErrorAlert error={check.error} onRetry={() => void check.refetch()} />}
          <LeftOutCustomers check={check.data} />
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
