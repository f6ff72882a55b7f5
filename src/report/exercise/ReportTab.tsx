import IconButton from '@mui/material/IconButton';
import { ArrowLeft } from 'lucide-react';
import { type ComponentType, useMemo } from 'react';
import { Link } from 'react-router';
import type { ExerciseCampaign } from '#contract/exercise/campaigns';
import { panelLimits } from '#contract/panel';
import { paths } from '#contract/paths';
import { exerciseFigures, exerciseReports, type ExerciseTab } from '#contract/reports/exerciseFigures';
import { FilterBar } from '~/components/filters/FilterBar.tsx';
import type { ListRecord } from '~/components/list/column.ts';
import { ListRoot } from '~/components/list/ListRoot.tsx';
import { ListView } from '~/components/list/ListView.tsx';
import { PageHeader } from '~/components/page/PageHeader.tsx';
import { useMinWidth } from '~/components/page/useMinWidth.ts';
import { useBoostAction } from '~/features/plan/public.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { Figures } from '~/report/page/Figures.tsx';
import { useDetailLink } from '~/report/page/useDetailLink.ts';
import { useReportQuery } from '~/report/reportFilters.ts';
import { type ColumnLooks, reportFields } from '~/report/reportView.ts';
import { useColumns } from '~/schema/useColumns.ts';
import { tabAddress } from './exerciseView.ts';
import { CsvButton, PdfButton } from './FileButtons.tsx';
import { FilterDialog } from './FilterDialog.tsx';
import { Lock, TrialEnds } from './TrialLock.tsx';
import { RemindExercise } from './RemindExercise.tsx';
import { ScoreFormula } from './ScoreFormula.tsx';
import { Tabs } from './Tabs.tsx';
import { useIsLocked } from './useIsLocked.ts';
import helpersCss from '~/app/theme/helpers.module.css';
import formCss from '~/components/form/form.module.css';
import cardCss from '~/components/page/card.module.css';
import reportCss from '~/report/report.module.css';
import css from './exerciseReport.module.css';

export interface ReportTabProps<Row extends ListRecord> {
  tab: ExerciseTab;
  /** The resource of its rows. */
  resource: string;
  campaign: ExerciseCampaign;
  nameOf: (row: Row) => string;
  /** Presentation by column; `linkTo` returns the URL of the answers behind a row. */
  looks?: (linkTo: (id: string) => string, campaign: ExerciseCampaign) => ColumnLooks<Row>;
  /** The answers behind a row; open while the URL names it. Shown unless a trial locks them. */
  detail?: ComponentType;
}

/** One tab of a campaign's report: filters, figures and rows. */
export function ReportTab<Row extends ListRecord>(props: ReportTabProps<Row>) {
  const { tab, resource, campaign, looks } = props;
  const { table } = exerciseReports[tab];
  const linkTo = useDetailLink();
  const isLocked = useIsLocked();
  const address = useMemo(
    () => tabAddress(tab, campaign.id, campaign.status, isLocked),
    [tab, campaign.id, campaign.status, isLocked],
  );
  const filter = useMemo(() => ({ campaignId: campaign.id }), [campaign.id]);
  const fields = useMemo(() => reportFields<Row>(table.columns, looks?.(linkTo, campaign)), [table, looks, linkTo, campaign]);
  const columns = useColumns<Row>('reports', fields);
  return (
    <ListRoot resource={resource} address={address} filter={filter} columns={columns}>
      <Shown {...props} isLocked={isLocked} />
    </ListRoot>
  );
}

function Shown<Row extends ListRecord>({
  tab,
  campaign,
  nameOf,
  detail: Detail,
  isLocked,
}: ReportTabProps<Row> & { isLocked: boolean }) {
  const { t } = useTranslation();
  const query = useReportQuery();
  const boost = useBoostAction();
  const isWide = useMinWidth(panelLimits.breakpoints.md);
  const params = useMemo(() => ({ campaignId: campaign.id }), [campaign.id]);
  const { table } = exerciseReports[tab];
  const file = {
    table,
    query,
    params,
    name: [campaign.name, t(`exercise.report.tabs.${tab}.title`)],
    instead: isLocked ? boost.show : undefined,
  };
  return (
    <>
      <div className={css.head}>
        <IconButton component={Link} to={paths.exercises} aria-label={t('exercise.report.back')} edge="start">
          <ArrowLeft size={18} aria-hidden className={helpersCss.mirrored} />
        </IconButton>
        <PageHeader
          title={campaign.name}
          action={
            <>
              <RemindExercise campaign={campaign} tab={tab} query={query} />
              <CsvButton {...file} />
              <PdfButton {...file} />
            </>
          }
        />
      </div>
      <Tabs campaignId={campaign.id} />
      <div className={reportCss.report}>
        {isLocked && <TrialEnds />}
        {!isLocked && (isWide ? <FilterBar isLarge /> : <FilterDialog />)}
        <section className={cardCss.card} aria-label={t('reports.summary')}>
          <Figures summary={exerciseFigures} query={query} params={params} />
          <ScoreFormula />
        </section>
        <ListView
          nameOf={nameOf}
          rowClick="opens"
          hasFilterBar={false}
          hasPages={!isLocked}
          empty={{ hint: t('exercise.report.empty') }}
        />
        {(tab === 'departments' || tab === 'groups') && <p className={formCss.help}>{t('exercise.report.countedTwice')}</p>}
        {isLocked && <Lock onSee={boost.show} />}
      </div>
      {Detail && <Detail />}
      {boost.dialog}
    </>
  );
}
