import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { type AnyFigure, figureText, numberIn, shownFigures } from '#contract/reports/figure';
import { type ReportParams, type ReportSummary, totalsIn } from '#contract/reports/report';
import { formatPercent } from '~/components/data/format.ts';
import { FigureList } from '~/components/data/FigureList.tsx';
import { writingOf } from '~/components/data/writing.ts';
import { ErrorAlert } from '~/components/feedback/ErrorAlert.tsx';
import { Change } from './Change.tsx';
import { useReportCall } from '../useReportCall.ts';

interface FiguresProps {
  summary: ReportSummary;
  query: ReportParams;
  /** The address of what is behind a number; absent: numbers lead nowhere. */
  linkTo?: ((detail: string) => string) | undefined;
}

/** The totals of a report. A number opens whom it counts. */
export function Figures({ summary, query, linkTo }: FiguresProps) {
  const { t } = useTranslation();
  const { data, error, isPlaceholderData, refetch } = useReportCall(summary.endpoint, query);
  if (error && !data) return <ErrorAlert error={error} onRetry={() => void refetch()} />;
  const { totals, before } = data ? totalsIn(summary, data) : {};
  const writing = writingOf(t);
  const shown = shownFigures(summary.figures, totals, before).map((figure) => ({
    key: figure.label,
    label: writing.text(figure.label),
    ...(totals && { value: <Value figure={figure} totals={totals} before={before} linkTo={linkTo} /> }),
  }));
  return (
    <>
      <FigureList figures={shown} isBusy={!data || isPlaceholderData} />
      {summary.note && <p className="report-note">{writing.text(summary.note)}</p>}
    </>
  );
}

interface ValueProps {
  figure: AnyFigure;
  totals: object;
  before: object | undefined;
  linkTo: FiguresProps['linkTo'];
}

/** The number itself, its part of the whole, and how it has moved. */
function Value({ figure, totals, before, linkTo }: ValueProps) {
  const { t } = useTranslation();
  const { source, of, detail, kind } = figure;
  const text = figureText(figure, totals, writingOf(t));
  const value = numberIn(totals, source);
  const whole = of ? (numberIn(totals, of) ?? 0) : 0;
  return (
    <>
      {detail && linkTo && value ? (
        <Link to={linkTo(detail)} preventScrollReset>
          {text}
        </Link>
      ) : (
        text
      )}
      {whole > 0 && <small>{formatPercent((value ?? 0) / whole)}</small>}
      {before && <Change from={numberIn(before, source)} to={value} isPercent={kind === 'percent'} />}
    </>
  );
}
