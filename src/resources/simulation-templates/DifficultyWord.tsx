import type { Difficulty } from '#contract/messageTemplates/difficulty';
import { useTranslation } from '~/i18n/useTranslation.ts';

/** How hard a message is to recognise. i18n-keys: exercise.difficulties.* */
export function DifficultyWord({ difficulty }: { difficulty: Difficulty | null }) {
  const { t } = useTranslation();
  return difficulty === null ? t('simulationTemplates.notRated') : t(`exercise.difficulties.${difficulty}`);
}
