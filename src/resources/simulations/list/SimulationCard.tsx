import type { SimulationCampaign } from '#contract/simulation/campaigns';
import { CampaignCard, CampaignNote } from '~/features/campaign-cards/public.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { useChips } from './useChips.ts';

/** A campaign of simulations as a card. */
export function SimulationCard({ campaign }: { campaign: SimulationCampaign }) {
  const { t } = useTranslation();
  return (
    <CampaignCard name={campaign.name} report={null} state={null} chips={useChips(campaign)} menu={[]}>
      {campaign.isNeverLaunched ? <CampaignNote>{t('exercise.cards.neverLaunched')}</CampaignNote> : null}
    </CampaignCard>
  );
}
