import { type ReactNode, useMemo } from 'react';
import { CreateBase, EditBase, useRecordContext } from 'react-admin';
import { campaignLimits } from '#contract/campaigns/limits';
import type { ActiveCampaign, Course } from '#contract/courses/courses';
import { useToast } from '~/components/feedback/useToast.ts';
import { creating, editingWhole, useRecordForm } from '~/components/form/useRecordForm.ts';
import { useRevalidated } from '~/components/form/useRevalidated.ts';
import type { SaveForm } from '~/components/form/useSaveForm.ts';
import { useStartOfNow } from '~/features/campaign-rules/public.ts';
import type { MailTexts } from '~/features/campaign-settings/public.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { useSession } from '~/session/useSession.ts';
import { fromRecord, toEditRequest, toStartRequest } from './settingsRequest.ts';
import { minDaysOf, type SettingsField, type SettingsForm, settingsSchema } from './settingsSchema.ts';

interface CampaignBaseProps {
  course: Course;
  /** Components that call useCourseSettings. */
  children: ReactNode;
}

/** Wraps the settings of a course in react-admin's EditBase for its campaign, or in CreateBase for a new one. */
export function CampaignBase({ course: { activeCampaign: campaign }, children }: CampaignBaseProps) {
  if (!campaign) {
    return (
      <CreateBase {...creating} resource="campaigns">
        {children}
      </CreateBase>
    );
  }
  // The reply for the course includes the campaign, so the form does not wait for another call.
  const queryOptions = { ...editingWhole.queryOptions, initialData: campaign };
  return (
    <EditBase {...editingWhole} key={campaign.id} resource="campaigns" id={campaign.id} queryOptions={queryOptions}>
      {children}
    </EditBase>
  );
}

export interface CourseSettings extends SaveForm<SettingsForm> {
  isEditing: boolean;
  /** True for a campaign that a partner assigned: it cannot be changed here. */
  isLocked: boolean;
  /** True when the fields are read only because the form cannot be saved. */
  isReadOnly: boolean;
  /** Why the form cannot be saved at the moment. */
  reason: string | undefined;
}

/**
 * The form that starts a course or changes its campaign, inside CampaignBase; `save` does one or the other. `defaults` are the
 * default texts of the notification; `onRefused` receives the refused field, to show it.
 */
export function useCourseSettings(
  course: Course,
  defaults: MailTexts,
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
  // Read in every render: react-hook-form updates `isValid` only for components that read it.
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

/** The schema of the form. Its rules depend on the campaign and on the current time. */
function useSettingsSchema(campaign: ActiveCampaign | null) {
  const { t } = useTranslation();
  return useMemo(
    () =>
      settingsSchema({
        isEditing: campaign !== null,
        now: Date.now,
        minDays: campaign ? minDaysOf(campaign, Date.now()) : campaignLimits.daysToComplete.customMin,
        currentDays: campaign?.days_to_complete,
        atLeast: (min) => t('campaigns.errors.daysMin', { min }),
        atMost: (max) => t('campaigns.errors.daysMax', { max }),
      }),
    [campaign, t],
  );
}
