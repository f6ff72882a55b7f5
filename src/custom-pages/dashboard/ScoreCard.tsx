import Button from '@mui/material/Button';
import { Link } from 'react-router';
import type { CultureReport } from '#contract/dashboard/dashboard';
import { paths } from '#contract/paths';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { useCan } from '~/session/useSession.ts';
import { ScoreNumber } from './ScoreNumber.tsx';
import css from './dashboard.module.css';

/** The culture score of a period; without data, what makes it appear. */
export function ScoreCard({ report: { current, previous } }: { report: CultureReport }) {
  const { t } = useTranslation();
  return (
    <div className={css.number}>
      <h2>{t('dashboard.score.title')}</h2>
      {current.score === null ? <NoScore /> : <ScoreNumber score={current.score} before={previous.score} />}
    </div>
  );
}

function NoScore() {
  const { t } = useTranslation();
  const canStart = useCan('training:write');
  return (
    <>
      <p className={css.none}>{t('charts.empty')}</p>
      <p className={css.change}>{t('dashboard.score.none')}</p>
      {canStart && (
        <Button component={Link} to={paths.courses} variant="outlined" sx={{ alignSelf: 'start' }}>
          {t('dashboard.score.start')}
        </Button>
      )}
    </>
  );
}
