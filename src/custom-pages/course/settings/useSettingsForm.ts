import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useMemo } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Course } from '#contract/courses';
import { limits } from '#contract/limits';
import { useRevalidated } from '~/components/form/useRevalidated.ts';
import { fromRecord, nextMinute, type Texts } from './settingsRequest.ts';
import { minDaysOf, type SettingsForm, settingsSchema } from './settingsSchema.ts';

const clockMs = 15_000;

/** The form of a course's settings. Follows the campaign when it changes elsewhere, but never over what was typed. */
export function useSettingsForm(course: Course, defaults: Texts): UseFormReturn<SettingsForm> {
  const { t } = useTranslation();
  const campaign = course.activeCampaign;
  const resolver = useMemo(
    () =>
      zodResolver(
        settingsSchema({
          isEditing: campaign !== null,
          now: Date.now,
          minDays: campaign ? minDaysOf(campaign, Date.now()) : limits.daysToComplete.customMin,
          ...(campaign && { currentDays: campaign.days_to_complete }),
          atLeast: (min) => t('campaigns.errors.daysMin', { min }),
          atMost: (max) => t('campaigns.errors.daysMax', { max }),
        }),
      ),
    [campaign, t],
  );
  const form = useForm<SettingsForm>({
    resolver,
    defaultValues: fromRecord(campaign, defaults, Date.now()),
    mode: 'onChange',
  });
  const { reset, resetField, getFieldState } = form;
  useEffect(() => reset(fromRecord(campaign, defaults, Date.now()), { keepDirtyValues: true }), [campaign, defaults, reset]);

  // A start that nobody has chosen stays "now", however long the dialog is open.
  useEffect(() => {
    if (campaign) return undefined;
    const timer = setInterval(() => {
      if (!getFieldState('startDate').isDirty) resetField('startDate', { defaultValue: nextMinute(Date.now()) });
    }, clockMs);
    return () => clearInterval(timer);
  }, [campaign, getFieldState, resetField]);
  useRevalidated(form, { notificationsEnabled: 'subject', daysToComplete: 'customDays', assignmentType: 'selected' });
  return form;
}
