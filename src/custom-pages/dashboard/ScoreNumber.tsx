import { cultureLevel } from '#contract/dashboard/cultureScore';
import { cultureTones } from '#contract/tones';
import { formatNumber } from '~/components/data/format.ts';
import { StatusDot } from '~/components/data/StatusDot.tsx';
import { useTranslation } from '~/i18n/useTranslation.ts';
import css from './dashboard.module.css';

interface ScoreNumberProps {
  score: number;
  /** Of the period before. */
  before: number | null;
}

/** A culture score with its level, and how it has changed. i18n-keys: dashboard.levels.* */
export function ScoreNumber({ score, before }: ScoreNumberProps) {
  const { t } = useTranslation();
  const level = cultureLevel(score);
  return (
    <>
      <p>
        <strong>{formatNumber(score)}</strong>
        <span>{t('dashboard.score.of')}</span>
      </p>
      <StatusDot tone={cultureTones[level]} label={t(`dashboard.levels.${level}`)} />
      <p className={css.change}>
        <ChangeText score={score} before={before} />
      </p>
    </>
  );
}

function ChangeText({ score, before }: ScoreNumberProps) {
  const { t } = useTranslation();
  if (before === null) return t('dashboard.score.noneBefore');
  if (before === score) return t('dashboard.score.same');
  const points = formatNumber(Math.abs(score - before));
  return score > before ? t('dashboard.score.up', { points }) : t('dashboard.score.down', { points });
}
