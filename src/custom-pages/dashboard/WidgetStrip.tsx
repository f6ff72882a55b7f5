import { Link } from 'react-router';
import { type DashboardWidget, dashboardWidgets } from '#contract/dashboard/widgets';
import { totalsIn } from '#contract/reports/report';
import { ScrollStrip } from '~/components/strip/ScrollStrip.tsx';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { Figures } from '~/report/page/Figures.tsx';
import { useReportCall } from '~/report/useReportCall.ts';
import cardCss from '~/components/page/card.module.css';
import css from './dashboard.module.css';

interface Days {
  dateFrom: string;
  dateTo: string;
}

/** Each area in a card of its own, which loads and fails alone: as many as fit, the others one step away. */
export function WidgetStrip({ query }: { query: Days }) {
  const { t } = useTranslation();
  return (
    <section className={css.areas} aria-label={t('dashboard.widgets.title')}>
      <ScrollStrip labels={{ back: t('dashboard.widgets.back'), forward: t('dashboard.widgets.forward') }} isBySlide>
        <ul className={css.slides}>
          {dashboardWidgets.map((widget) => (
            <li key={widget.name} className={cardCss.card}>
              <Widget widget={widget} query={query} />
            </li>
          ))}
        </ul>
      </ScrollStrip>
    </section>
  );
}

/** i18n-keys: dashboard.widgets.names.* */
function Widget({ widget: { name, path, days, summary, isEmpty }, query }: { widget: DashboardWidget; query: Days }) {
  const { t } = useTranslation();
  const { data } = useReportCall(summary.endpoint, { ...query });
  const { totals, before } = data ? totalsIn(summary, data) : {};
  const hasNothing = totals && isEmpty(totals) && (!before || isEmpty(before));
  const [from, to] = days;
  const search = new URLSearchParams({ [from]: query.dateFrom, [to]: query.dateTo });
  return (
    <>
      <header>
        <h2>{t(`dashboard.widgets.names.${name}`)}</h2>
        <Link to={{ pathname: path, search: search.toString() }}>{t('reports.openReport')}</Link>
      </header>
      {hasNothing ? <p className={css.none}>{t('charts.empty')}</p> : <Figures summary={summary} query={{ ...query }} />}
    </>
  );
}
