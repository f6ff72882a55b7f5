import type { MouseEvent } from 'react';
import type { ExerciseCampaign } from '#contract/exercise/campaigns';
import { hasReport } from '#contract/exercise/exerciseStates';
import { paths, pathTo } from '#contract/paths';
import { useToast } from '~/components/feedback/useToast.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';

/** The way to a campaign's report. Where there is none yet, following it only says so. */
export function useToReport(campaign: ExerciseCampaign) {
  const { t } = useTranslation();
  const toast = useToast();
  const isThere = hasReport(campaign);
  const refuse = () => toast.info(t('exercise.cards.noReport'));
  return {
    address: pathTo(paths.exerciseReportUsers, { campaignId: campaign.id }),
    isThere,
    refuse,
    onClick: (event: MouseEvent) => {
      if (isThere) return;
      event.preventDefault();
      refuse();
    },
  };
}
