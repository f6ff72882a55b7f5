import { useEffect, useMemo } from 'react';
import { useRecordContext } from 'react-admin';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { ActiveCampaign, Course } from '#contract/courses/courses';
import { campaignLimits } from '#contract/campaigns/limits';
import { useToast } from '~/components/feedback/useToast.ts';
import { useRevalidated } from '~/components/form/useRevalidated.ts';
import { useRecordForm } from '~/components/form/useRecordForm.ts';
import type { SaveForm } from '~/components/form/useSaveForm.ts';
import { useSession } from '~/session/useSession.ts';
import { fromRecord, nextMinute, type Texts, toEditRequest, toStartRequest } from './settingsRequest.ts';
import { minDaysOf, type SettingsField, type SettingsForm, settingsSchema } from './settingsSchema.ts';

export interface CourseSettings extends SaveForm<SettingsForm> {
  isEditing: boolean;
  /** A campaign that came from a partner: nothing of it can be changed here. */
  isLocked: boolean;
  /** Nothing can be changed, because nothing could be saved. */
  isReadOnly: boolean;
  /** Why it cannot be saved at the moment. */
  reason: string | undefined;
}

const clockMs = 15_000;

/**
 * Starting a course and changing its campaign, over one form inside CampaignBase; `save` does whichever it is. `defaults` are the
 * texts of a notification that nobody has written; `onRefused` is told which field was refused, to show it.
 */
export function useCourseSettings(
  course: Course,
  defaults: Texts,
  onRefused: (field?: SettingsField) => void = () => undefined,
): CourseSettings {
  const { t } = useTranslation();
  const toast = useToast();
  const { plan, company } = useSession();
  const campaign = useRecordContext<ActiveCampaign>() ?? null;
  const saving = useRecordForm({
    schema: useSettingsSchema(campaign),
    values: useMemo(() => fromRecord(campaign, defaults, Date.now()), [campaign, defaults]),
    draft: `course ${course.id}`,
    mode: 'onChange',
    toRequest: (values) => (campaign ? toEditRequest(values, course, campaign) : toStartRequest(values, course, Date.now())),
    onSaved: (_saved: ActiveCampaign) => campaign && toast.success(t('campaigns.saved')),
    onRefused,
  });
  const { form, isDirty } = saving;
  // Read at every drawing: the form keeps it up to date only for those who do.
  const { isValid } = form.formState;
  useStartOfNow(form, campaign === null);
  useRevalidated(form, { notificationsEnabled: 'subject', daysToComplete: 'customDays', assignmentType: 'selected' });

  const isTrialOver = plan === 'trialEnded' && !company.distribution.isPartner;
  const isLocked = campaign !== null && course.isShared;
  let reason: string | undefined;
  if (isTrialOver) reason = t('campaigns.reasons.trialOver');
  else if (campaign && !isDirty) reason = t('campaigns.reasons.unchanged');
  else if (!isValid) reason = t('campaigns.reasons.invalid');
  return {
    ...saving,
    isEditing: campaign !== null,
    isLocked,
    isReadOnly: isLocked || (campaign !== null && isTrialOver),
    reason,
  };
}

/** What is right depends on the campaign that is edited, and on the time. */
function useSettingsSchema(campaign: ActiveCampaign | null) {
  const { t } = useTranslation();
  return useMemo(
    () =>
      settingsSchema({
        isEditing: campaign !== null,
        now: Date.now,
        minDays: campaign ? minDaysOf(campaign, Date.now()) : campaignLimits.daysToComplete.customMin,
        ...(campaign && { currentDays: campaign.days_to_complete }),
        atLeast: (min) => t('campaigns.errors.daysMin', { min }),
        atMost: (max) => t('campaigns.errors.daysMax', { max }),
      }),
    [campaign, t],
  );
}

/** A start that nobody has chosen stays "now", however long the dialog is open. */
function useStartOfNow({ getFieldState, resetField }: UseFormReturn<SettingsForm>, isNew: boolean) {
  useEffect(() => {
    if (!isNew) return undefined;
    const timer = setInterval(() => {
      if (!getFieldState('startDate').isDirty) resetField('startDate', { defaultValue: nextMinute(Date.now()) });
    }, clockMs);
    return () => clearInterval(timer);
  }, [isNew, getFieldState, resetField]);
}
