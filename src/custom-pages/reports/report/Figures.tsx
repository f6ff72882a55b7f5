import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatAverage, formatNumber, formatPercent } from '~/components/data/format.ts';
import { ErrorAlert } from '~/components/feedback/ErrorAlert.tsx';
import { Change } from './Change.tsx';
import type { Figure, Summary } from './definition.ts';
import { type ReportQuery, useReportCall } from './useReportCall.ts';

interface FiguresProps<Totals> {
  summary: Summary<Totals>;
  query: ReportQuery;
  /** The address of what is behind a number; absent: numbers lead nowhere. */
  linkTo?: (detail: string) => string;
}

/** A number as people read it; `–` where there is none yet. */
export function figureText<Totals>({ value, isPercent, isAverage }: Figure<Totals>, totals: Totals): string {
  const number = value(totals);
  if (number === null) return '–';
  if (isAverage) return formatAverage(number);
  return isPercent ? formatPercent(number / 100) : formatNumber(number);
}

/** The totals of a report. A number opens whom it counts. */
export function Figures<Totals>({ summary: { endpoint, figures }, query, linkTo }: FiguresProps<Totals>) {
  const { t } = useTranslation();
  const { data, error, isPlaceholderData, refetch } = useReportCall(endpoint, query);
  if (error && !data) return <ErrorAlert error={error} onRetry={() => void refetch()} />;
  return (
    <dl className="report-figures" aria-busy={!data || isPlaceholderData}>
      {figures.map((figure) => {
        const { key, detail, value } = figure;
        const text = data && figureText(figure, data);
        const share = data && figure.of && figure.of(data) > 0 ? (value(data) ?? 0) / figure.of(data) : undefined;
        return (
          <div key={key}>
            <dt>{t(`reports.figures.${key}` as 'reports.figures.assignedUsers')}</dt>
            <dd>
              {text === undefined ? (
                <span className="report-skeleton" />
              ) : detail && linkTo && data && value(data) ? (
                <Link to={linkTo(detail)} preventScrollReset>
                  {text}
                </Link>
              ) : (
                text
              )}
              {share !== undefined && <small>{formatPercent(share)}</small>}
              {data && figure.before && <Change from={figure.before(data)} to={value(data)} isPercent={figure.isPercent} />}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
