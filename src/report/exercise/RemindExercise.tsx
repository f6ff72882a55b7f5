import { useListContext } from 'react-admin';
import type { ExerciseCampaign } from '#contract/exercise/campaigns';
import type { ExerciseTab } from '#contract/reports/exerciseFigures';
import type { ReportParams } from '#contract/reports/report';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { ofExercise, RemindButton, useRemindDialog } from '~/resources/users/public.ts';
import { useCan } from '~/session/useSession.ts';

interface RemindExerciseProps {
  campaign: ExerciseCampaign;
  tab: ExerciseTab;
  /** The filters of the report. */
  query: ReportParams;
}

/** Reminds the people of the report who can still do the exercise. Other tabs than that of people search for something else. */
export function RemindExercise({ campaign, tab, query }: RemindExerciseProps) {
  const { t } = useTranslation();
  const { filterValues } = useListContext();
  const { search = '' } = filterValues as { search?: string };
  const { remind, dialog } = useRemindDialog();
  const canRemind = useCan('reminders:send') && campaign.status === 'running';
  if (!canRemind) return null;
  const request = ofExercise(campaign, query, tab === 'users' ? search : '');
  return (
    <>
      <RemindButton label={t('users.actions.remind')} onClick={() => remind(request)} />
      {dialog}
    </>
  );
}
