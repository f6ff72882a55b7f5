import type { SimulationCampaign } from '#contract/simulation/campaigns';
import type { SimulationStage } from '#contract/simulation/states';
import { formatPercent, formatUtcDay } from '~/components/data/format.ts';
import type { CampaignState } from '~/features/campaign-cards/public.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';

const tones = { draft: 'neutral', preparing: 'accent', sending: 'accent', paused: 'warning', all_sent: 'neutral' } as const;
const isNamed = (stage: SimulationStage): stage is keyof typeof tones => stage in tones;

/** How a campaign stands. i18n-keys: simulation.cards.stages.* */
export function useStage({
  stage,
  startsAt,
  progress,
  isNeverLaunched,
  nextRoundOn,
  waitsForApproval,
}: SimulationCampaign): CampaignState | null {
  const { t } = useTranslation();
  if (waitsForApproval) return { is: 'named', label: t('simulationSharing.waiting'), tone: 'warning' };
  if (stage === 'suspended') return { is: 'suspended' };
  if (stage === 'scheduled') return { is: 'scheduled', startedAt: startsAt };
  if (!isNamed(stage)) return isNeverLaunched ? null : { is: 'started', startedAt: startsAt };
  if (stage === 'all_sent' && nextRoundOn !== null)
    return { is: 'named', label: t('simulation.cards.nextRound', { date: formatUtcDay(nextRoundOn) }), tone: tones[stage] };
  const label = t(`simulation.cards.stages.${stage}`, { share: formatPercent(progress / 100) });
  return { is: 'named', label, tone: tones[stage] };
}
