import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { cultureLevel } from '#contract/dashboard/cultureScore';
import type { CultureReport } from '#contract/dashboard/dashboard';
import { levelText } from '#contract/dashboard/cultureTexts';
import { paths } from '#contract/paths';
import { cultureTones } from '#contract/tones';
import { formatNumber } from '~/components/data/format.ts';
import { StatusDot } from '~/components/data/StatusDot.tsx';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { Change } from '~/report/page/Change.tsx';
import { writingOf } from '~/report/writing.ts';
import { useCan } from '~/session/useSession.ts';
import css from './dashboard.module.css';

/** The culture score in one number, with its level and how it has changed. */
export function ScoreCard({ report: { current, previous } }: { report: CultureReport }) {
  const { t } = useTranslation();
  const { score } = current;
  if (score === null) return <NoScore />;
  return (
    <div className={css.number}>
      <h2>{t('dashboard.score.title')}</h2>
      <p>
        <strong>{formatNumber(score)}</strong>
        <span>{t('dashboard.score.of')}</span>
      </p>
      <StatusDot tone={cultureTones[cultureLevel(score)]} label={levelText(score, writingOf(t))} />
      <p className={css.change}>
        {previous.score === null ? (
          t('dashboard.score.noneBefore')
        ) : previous.score === score ? (
          t('dashboard.score.same')
        ) : (
          <Change from={previous.score} to={score} isInWords />
        )}
      </p>
    </div>
  );
}

function NoScore() {
  const { t } = useTranslation();
  const canStart = useCan('training:write');
  return (
    <div className={css.number}>
      <h2>{t('dashboard.score.title')}</h2>
      <p className={css.none}>{t('charts.empty')}</p>
      <p className={css.change}>{t('dashboard.score.none')}</p>
      {canStart && (
        <Button component={Link} to={paths.courses} variant="outlined" sx={{ alignSelf: 'start' }}>
          {t('dashboard.score.start')}
        </Button>
      )}
    </div>
  );
}
