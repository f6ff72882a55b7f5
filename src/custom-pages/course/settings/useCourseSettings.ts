import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { editCampaign, startCampaign } from '#contract/campaigns';
import type { Course } from '#contract/courses';
import { useToast } from '~/components/feedback/useToast.ts';
import { isHeedError, useAction } from '~/dataProvider/index.ts';
import { useSession } from '~/session/useSession.ts';
import { formField, type Texts, toEditRequest, toStartRequest } from './settingsRequest.ts';
import type { SettingsField, SettingsForm } from './settingsSchema.ts';
import { useSettingsForm } from './useSettingsForm.ts';

export interface CourseSettings {
  form: UseFormReturn<SettingsForm>;
  isEditing: boolean;
  /** A campaign that came from a partner: nothing of it can be changed here. */
  isLocked: boolean;
  /** Nothing can be changed, because nothing could be saved. */
  isReadOnly: boolean;
  /** Why it cannot be saved at the moment. */
  reason: string | undefined;
  isSaving: boolean;
  /** A failure that belongs to no field. */
  failure: unknown;
  /** Starts the course; false when something is wrong, which is then shown. */
  start: () => Promise<boolean>;
  save: () => Promise<boolean>;
}

/** Starting a course and changing its campaign, over one form. `defaults` are the texts of a notification that nobody has written; `onRefused` is told which field was refused, to show it. */
export function useCourseSettings(
  course: Course,
  defaults: Texts,
  onRefused: (field?: SettingsField) => void = () => undefined,
): CourseSettings {
  const { t } = useTranslation();
  const toast = useToast();
  const { plan, company } = useSession();
  const starting = useAction(startCampaign);
  const editing = useAction(editCampaign);
  const [failure, setFailure] = useState<unknown>();
  const form = useSettingsForm(course, defaults);
  const { isDirty, isValid } = form.formState;
  const campaign = course.activeCampaign;
  const isTrialOver = plan === 'trialEnded' && !company.distribution.isPartner;

  const refuse = (error: unknown) => {
    if (isHeedError(error, 'start_in_past')) {
      form.setError('startDate', { type: 'server', message: 'campaigns.errors.startPast' });
      return onRefused('startDate');
    }
    if (isHeedError(error, 'assignment_not_removable')) {
      form.setError('selected', { type: 'server', message: 'errors.assignment_not_removable' });
      return onRefused('selected');
    }
    const refused = isHeedError(error, 'validation_failed') ? error.fields.map(formField) : [];
    const fields = refused.filter((field) => field !== undefined);
    for (const field of fields) form.setError(field, { type: 'server', message: 'campaigns.errors.refused' });
    if (fields.length === 0) setFailure(error);
    onRefused(fields[0]);
  };

  const submit = async (send: (values: SettingsForm) => Promise<unknown>): Promise<boolean> => {
    setFailure(undefined);
    let isDone = false;
    await form.handleSubmit(
      async (values) => {
        try {
          await send(values);
          isDone = true;
        } catch (error) {
          refuse(error);
        }
      },
      (errors) => onRefused(Object.keys(errors)[0] as SettingsField | undefined),
    )();
    return isDone;
  };
  const start = () => submit((values) => starting.mutateAsync({ body: toStartRequest(values, course, Date.now()) }));
  const save = async () => {
    if (!campaign) return false;
    const isDone = await submit((values) => editing.mutateAsync({ body: toEditRequest(values, course, campaign) }));
    if (!isDone) return false;
    form.reset(form.getValues());
    toast.success(t('campaigns.saved'));
    return true;
  };

  const isLocked = campaign !== null && course.isShared;
  let reason: string | undefined;
  if (isTrialOver) reason = t('campaigns.reasons.trialOver');
  else if (campaign && !isDirty) reason = t('campaigns.reasons.unchanged');
  else if (!isValid) reason = t('campaigns.reasons.invalid');
  return {
    form,
    isEditing: campaign !== null,
    isLocked,
    isReadOnly: isLocked || (campaign !== null && isTrialOver),
    reason,
    isSaving: starting.isPending || editing.isPending,
    failure,
    start,
    save,
  };
}
