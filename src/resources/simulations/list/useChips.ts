import type { SimulationCampaign } from '#contract/simulation/campaigns';
import { formatNumber } from '~/components/data/format.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';

/** i18n-keys: exercise.settings.audiences.* simulation.types.* simulation.schedules.* simulation.difficulties.* simulation.templateTypes.* */
export function useChips(campaign: SimulationCampaign): readonly (readonly [name: string, value: string])[] {
  const { t } = useTranslation();
  const { usersType, campaignType, schedule, difficulty, templateIds, templateTypes, roundNumber } = campaign;
  const from = templateTypes.length > 0 ? templateTypes.map((type) => t(`simulation.templateTypes.${type}`)).join(', ') : null;
  return [
    [t('exercise.cards.learners'), t(`exercise.settings.audiences.${usersType}`)],
    [t('simulation.cards.type'), t(`simulation.types.${campaignType}`)],
    [t('simulation.cards.schedule'), t(`simulation.schedules.${schedule}`)],
    [t('simulation.cards.difficulty'), t(`simulation.difficulties.${difficulty ?? 'ADAPTIVE'}`)],
    [
      t('exercise.cards.templates'),
      templateIds.length > 0 ? formatNumber(templateIds.length) : (from ?? t('simulation.templateTypes.ALL')),
    ],
    ...(roundNumber === null ? [] : [[t('simulation.cards.round'), formatNumber(roundNumber)] as const]),
  ];
}
