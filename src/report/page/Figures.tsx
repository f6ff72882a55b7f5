import { Link } from 'react-router';
import { type AnyFigure, figureText, numberIn, shareOf, shownFigures } from '#contract/reports/figure';
import { notesOn, type ReportParams, type ReportSummary, totalsIn } from '#contract/reports/report';
import { formatPercent } from '~/components/data/format.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { writingOf } from '~/report/writing.ts';
import { ErrorAlert } from '~/components/feedback/ErrorAlert.tsx';
import { Change } from './Change.tsx';
import { type PathPlaces, useReportCall } from '../useReportCall.ts';
import figureLinkCss from '~/components/data/figureLink.module.css';
import reportCss from '../report.module.css';
import css from './Figures.module.css';

interface FiguresProps {
  summary: ReportSummary;
  query: ReportParams;
  params?: PathPlaces | undefined;
  /** URL of the details of a number; without it numbers are no links. */
  linkTo?: ((detail: string) => string) | undefined;
}

/** The totals of a report. A number links to the people it counts. */
export function Figures({ summary, query, params, linkTo }: FiguresProps) {
  const { t } = useTranslation();
  const { data, error, isPlaceholderData, refetch } = useReportCall(summary.endpoint, query, params);
  if (error && !data) return <ErrorAlert error={error} onRetry={() => void refetch()} />;
  const { totals, before } = data ? totalsIn(summary, data) : {};
  const writing = writingOf(t);
  const shown = shownFigures(summary.figures, totals, before).map((figure) => ({
    key: figure.label,
    label: writing.text(figure.label),
    value: totals && <Value figure={figure} totals={totals} before={before} linkTo={linkTo} />,
  }));
  return (
    <>
      <dl className={css.figures} aria-busy={!data || isPlaceholderData}>
        {shown.map(({ key, label, value }) => (
          <div key={key}>
            <dt>{label}</dt>
            <dd>{value ?? <span className={css.waiting} />}</dd>
          </div>
        ))}
      </dl>
      {[...(summary.note ? [writing.text(summary.note)] : []), ...(totals ? notesOn(summary, totals, writing) : [])].map((note) => (
        <p key={note} className={reportCss.note}>
          {note}
        </p>
      ))}
    </>
  );
}

interface ValueProps {
  figure: AnyFigure;
  totals: object;
  before: object | undefined;
  linkTo: FiguresProps['linkTo'];
}

/** The number, its share of the total, and its change since the previous period. */
function Value({ figure, totals, before, linkTo }: ValueProps) {
  const { t } = useTranslation();
  const { source, detail, kind } = figure;
  const text = figureText(figure, totals, writingOf(t));
  const value = numberIn(totals, source);
  const share = shareOf(figure, totals);
  return (
    <>
      {detail && linkTo && value ? (
        <Link className={figureLinkCss.link} to={linkTo(detail)} preventScrollReset>
          {text}
        </Link>
      ) : (
        text
      )}
      {share !== null && <small>{formatPercent(share)}</small>}
      {before && <Change from={numberIn(before, source)} to={value} isPercent={kind === 'percent'} />}
    </>
  );
}
