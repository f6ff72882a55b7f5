import { useListContext, useResourceContext } from 'react-admin';
import type { ExerciseCampaign } from '#contract/exercise/campaigns';
import type { ReportParams } from '#contract/reports/report';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { ofExercise, RemindButton, useRemindDialog } from '~/resources/users/public.ts';
import { useCan } from '~/session/useSession.ts';

interface RemindExerciseProps {
  campaign: ExerciseCampaign;
  /** The filters of the report. */
  query: ReportParams;
}

/** Reminds the people of the report who can still do the exercise. Other tabs than that of people search for something else. */
export function RemindExercise({ campaign, query }: RemindExerciseProps) {
  const { t } = useTranslation();
  const isOfPeople = useResourceContext() === 'exercise-users';
  const { filterValues } = useListContext();
  const { search = '' } = filterValues as { search?: string };
  const { remind, dialog } = useRemindDialog();
  const canRemind = useCan('reminders:send') && campaign.status === 'running';
  if (!canRemind) return null;
  const request = ofExercise(campaign, query, isOfPeople ? search : '');
  return (
    <>
      <RemindButton label={t('users.actions.remind')} onClick={() => remind(request)} />
      {dialog}
    </>
  );
}
