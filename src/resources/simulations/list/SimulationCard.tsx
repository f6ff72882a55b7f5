import type { SimulationCampaign } from '#contract/simulation/campaigns';
import { formatNumber } from '~/components/data/format.ts';
import { CampaignCard, CampaignFigures, CampaignNote, useReportLink } from '~/features/campaign-cards/public.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { Doubts } from './Doubts.tsx';
import { placesOf } from './places.ts';
import type { SimulationAction } from './SimulationDialog.tsx';
import { endedEarly, hasBegun } from './stages.ts';
import { Suggestion } from './Suggestion.tsx';
import { useChips } from './useChips.ts';
import { useSimulationMenu } from './useSimulationMenu.ts';
import { useStage } from './useStage.ts';

interface SimulationCardProps {
  campaign: SimulationCampaign;
  onAction: (action: SimulationAction) => void;
}

/** A campaign of simulations as a card. */
export function SimulationCard({ campaign, onAction }: SimulationCardProps) {
  const { t } = useTranslation();
  const link = useReportLink(placesOf(campaign).report, hasBegun(campaign), t('simulation.cards.noReport'));
  const report = campaign.isNeverLaunched ? null : link;
  return (
    <CampaignCard
      name={campaign.name}
      report={report}
      state={useStage(campaign)}
      chips={useChips(campaign)}
      menu={useSimulationMenu(campaign, report, onAction)}
    >
      {campaign.isNeverLaunched && (
        <CampaignNote>{t(endedEarly(campaign) ? 'simulation.cards.nothingSent' : 'campaigns.cards.neverLaunched')}</CampaignNote>
      )}
      {campaign.usersCount > 0 && !campaign.isNeverLaunched && <Figures campaign={campaign} />}
      {campaign.waitsForApproval && <Suggestion campaign={campaign} onAction={onAction} />}
      <Doubts campaign={campaign} onSendAgain={() => onAction('sendAgain')} />
    </CampaignCard>
  );
}

/** Counted among the mails that are planned so far: before its first round is prepared, a campaign has none. */
function Figures({ campaign }: { campaign: SimulationCampaign }) {
  const { t } = useTranslation();
  const { sent, usersCount, phishedReported, phishedUnreported, openedReported } = campaign;
  return (
    <CampaignFigures
      figures={[
        { key: 'sent', label: t('simulation.cards.sent'), value: `${formatNumber(sent)}/${formatNumber(usersCount)}` },
        { key: 'phishedReported', label: t('simulation.cards.phishedReported'), value: formatNumber(phishedReported) },
        { key: 'phishedUnreported', label: t('simulation.cards.phishedUnreported'), value: formatNumber(phishedUnreported) },
        { key: 'openedReported', label: t('simulation.cards.openedReported'), value: formatNumber(openedReported) },
      ]}
    />
  );
}
