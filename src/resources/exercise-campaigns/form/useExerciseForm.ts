import { useMemo } from 'react';
import type { ExerciseCampaign } from '#contract/exercise/campaigns';
import { exerciseLimits } from '#contract/exercise/limits';
import { useRecordForm } from '~/components/form/useRecordForm.ts';
import { useRevalidated } from '~/components/form/useRevalidated.ts';
import { useStartOfNow } from '~/features/campaign-rules/public.ts';
import type { MailTexts } from '~/features/campaign-settings/public.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { type ExerciseField, type ExerciseForm, exerciseSchema, toCreate, toUpdate } from './exerciseForm.ts';
import { minDaysOf } from './minDaysOf.ts';

interface Options {
  /** The campaign that is changed; absent: a new one. */
  campaign?: ExerciseCampaign;
  /** The saved values. Must be memoised. */
  values: ExerciseForm;
  /** The default texts of the notification. */
  texts: MailTexts;
  onSaved: () => void;
  onRefused?: (field?: ExerciseField) => void;
}

/** The form that launches a campaign or changes one, inside react-admin's CreateBase or EditBase. */
export function useExerciseForm({ campaign, values, texts, onSaved, onRefused }: Options) {
  const schema = useExerciseSchema(campaign);
  const saving = useRecordForm({
    schema,
    values,
    draft: `exercise ${campaign?.id ?? 'new'}`,
    mode: 'onChange',
    toRequest: (form) => (campaign ? toUpdate(form, campaign, texts) : toCreate(form, Date.now(), texts)),
    onSaved,
    ...(onRefused && { onRefused }),
  });
  useStartOfNow(saving.form, campaign === undefined);
  useRevalidated(saving.form, { daysToComplete: 'customDays' });
  return { ...saving, schema };
}

/** The schema; its rules depend on the campaign and on the current time. */
function useExerciseSchema(campaign: ExerciseCampaign | undefined) {
  const { t } = useTranslation();
  return useMemo(() => {
    const minDays = minDaysOf(campaign);
    const { customMin } = exerciseLimits.daysToComplete;
    return exerciseSchema({
      isEditing: campaign !== undefined,
      now: Date.now,
      minDays,
      currentDays: campaign?.daysToComplete,
      atLeast: (min) =>
        minDays > customMin ? t('exercise.settings.daysPassed', { days: min - 1, min }) : t('campaigns.errors.daysMin', { min }),
      atMost: (max) => t('campaigns.errors.daysMax', { max }),
    });
  }, [campaign, t]);
}
