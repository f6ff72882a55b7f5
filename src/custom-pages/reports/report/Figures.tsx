import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatAverage, formatNumber, formatPercent } from '~/components/data/format.ts';
import { FigureList } from '~/components/data/FigureList.tsx';
import { ErrorAlert } from '~/components/feedback/ErrorAlert.tsx';
import { Change } from './Change.tsx';
import type { Figure, Summary } from './definition.ts';
import { type ReportQuery, useReportCall } from './useReportCall.ts';

interface FiguresProps<Totals> {
  summary: Summary<Totals>;
  query: ReportQuery;
  /** The address of what is behind a number; absent: numbers lead nowhere. */
  linkTo?: ((detail: string) => string) | undefined;
}

/** A number as people read it; `–` where there is none yet. */
export function figureText<Totals>({ value, isPercent, isAverage }: Figure<Totals>, totals: Totals): string {
  const number = value(totals);
  if (number === null) return '–';
  if (isAverage) return formatAverage(number);
  return isPercent ? formatPercent(number / 100) : formatNumber(number);
}

/** The numbers that there is something to say of. */
export const saidOf = <Totals,>(figures: readonly Figure<Totals>[], totals: Totals | undefined) =>
  figures.filter(({ isRare, value, before }) => !isRare || (totals && (value(totals) || before?.(totals))));

/** The totals of a report. A number opens whom it counts. */
export function Figures<Totals>({ summary: { endpoint, figures, note }, query, linkTo }: FiguresProps<Totals>) {
  const { t } = useTranslation();
  const { data, error, isPlaceholderData, refetch } = useReportCall(endpoint, query);
  if (error && !data) return <ErrorAlert error={error} onRetry={() => void refetch()} />;
  const shown = saidOf(figures, data).map((figure) => ({
    key: figure.key,
    label: t(`reports.figures.${figure.key}` as 'reports.figures.completed'),
    ...(data && { value: <Value figure={figure} totals={data} linkTo={linkTo} /> }),
  }));
  return (
    <>
      <FigureList figures={shown} isBusy={!data || isPlaceholderData} />
      {note && <p className="report-note">{t(note)}</p>}
    </>
  );
}

interface ValueProps<Totals> {
  figure: Figure<Totals>;
  totals: Totals;
  linkTo: FiguresProps<Totals>['linkTo'];
}

/** The number itself, its part of the whole, and how it has moved. */
function Value<Totals>({ figure, totals, linkTo }: ValueProps<Totals>) {
  const { value, of, detail, before, isPercent } = figure;
  const text = figureText(figure, totals);
  const whole = of?.(totals) ?? 0;
  return (
    <>
      {detail && linkTo && value(totals) ? (
        <Link to={linkTo(detail)} preventScrollReset>
          {text}
        </Link>
      ) : (
        text
      )}
      {whole > 0 && <small>{formatPercent((value(totals) ?? 0) / whole)}</small>}
      {before && <Change from={before(totals)} to={value(totals)} isPercent={isPercent} />}
    </>
  );
}
