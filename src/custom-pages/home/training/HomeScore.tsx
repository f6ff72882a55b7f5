import { Link } from 'react-router';
import { getCultureScore } from '#contract/dashboard/dashboard';
import { dashboardLimits } from '#contract/dashboard/limits';
import { paths } from '#contract/paths';
import { formatNumber } from '~/components/data/format.ts';
import { ScoreNumber } from '~/custom-pages/dashboard/public.ts';
import { useEndpoint } from '~/dataProvider/index.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { Card } from '../Card.tsx';
import css from './HomeScore.module.css';

/** The culture score in the last days, for the home page; nothing while there is none. */
export function HomeScore() {
  const { t } = useTranslation();
  const { data } = useEndpoint(getCultureScore, {});
  if (!data || data.current.score === null) return null;
  return (
    <Card title={t('dashboard.score.title')} aside={<Link to={paths.dashboardCompany}>{t('dashboard.open')}</Link>}>
      <div className={css.score}>
        <ScoreNumber score={data.current.score} before={data.previous.score} />
        <p>{t('dashboard.lastDays', { days: formatNumber(dashboardLimits.days) })}</p>
      </div>
    </Card>
  );
}
