import type { SimulationCampaign } from '#contract/simulation/campaigns';
import { formatNumber } from '~/components/data/format.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';

type Chip = readonly [name: string, value: string];

/**
 * The settings of a campaign. i18n-keys: exercise.settings.audiences.* simulation.types.* simulation.schedules.* simulation.difficulties.*
 */
export function useChips(campaign: SimulationCampaign): readonly Chip[] {
  const { t } = useTranslation();
  const { usersType, campaignType, schedule, difficulty, templateIds, roundNumber } = campaign;
  const round: Chip[] = roundNumber === null ? [] : [[t('simulation.cards.round'), formatNumber(roundNumber)]];
  // Templates that were chosen one by one are as hard as they are.
  const isAdapting = templateIds.length === 0;
  const hard: Chip[] =
    difficulty || isAdapting ? [[t('simulation.cards.difficulty'), t(`simulation.difficulties.${difficulty ?? 'ADAPTIVE'}`)]] : [];
  return [
    [t('campaigns.cards.learners'), t(`exercise.settings.audiences.${usersType}`)],
    [t('simulation.cards.type'), t(`simulation.types.${campaignType}`)],
    [t('simulation.cards.schedule'), t(`simulation.schedules.${schedule}`)],
    ...hard,
    [t('campaigns.cards.templates'), useTemplates(campaign)],
    ...round,
  ];
}

/** How many were chosen, or among which it chooses. i18n-keys: simulation.templateTypes.* */
function useTemplates({ templateIds, templateTypes }: SimulationCampaign): string {
  const { t } = useTranslation();
  if (templateIds.length > 0) return formatNumber(templateIds.length);
  if (templateTypes.length === 0) return t('simulation.templateTypes.ALL');
  return templateTypes.map((type) => t(`simulation.templateTypes.${type}`)).join(', ');
}
