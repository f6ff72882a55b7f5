import type { Difficulty } from '#contract/messageTemplates/difficulty';
import { simulationDifficulties } from '#contract/simulation/states';
import { dynamicKey } from '~/i18n/dynamicKey.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';

/** The key of a difficulty from 1 to 3. i18n-keys: simulation.difficulties.* */
export const difficultyKey = (difficulty: number): string => `simulation.difficulties.${simulationDifficulties[difficulty - 1]}`;

/** How hard a message is to recognise. */
export function DifficultyWord({ difficulty }: { difficulty: Difficulty | null }) {
  const { t } = useTranslation();
  return difficulty === null ? t('simulationTemplates.notRated') : t(dynamicKey(difficultyKey(difficulty)));
}
