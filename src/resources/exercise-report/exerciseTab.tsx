import { type ComponentType, useMemo } from 'react';
import type { ExerciseCampaign } from '#contract/exercise/campaigns';
import { hasReport } from '#contract/exercise/exerciseStates';
import { exerciseLimits } from '#contract/exercise/limits';
import { paths } from '#contract/paths';
import { reportLimits } from '#contract/reports/limits';
import { readableIn, readExerciseAs } from '#contract/reports/reportStatus';
import type { ListRecord } from '~/components/list/column.ts';
import { RecordReport, type ReportedRecord } from '~/report/page/RecordReport.tsx';
import { ReportPage } from '~/report/page/ReportPage.tsx';
import { type ColumnLooks, type ReportTabs, type ReportView, reportAddress } from '~/report/reportView.ts';
import { RemindExercise } from './RemindExercise.tsx';
import { ScoreFormula } from './ScoreFormula.tsx';

/** The campaign in the address. An outdated one has no report, and one that has not begun leads back to the campaigns. */
const campaignInAddress: ReportedRecord<ExerciseCampaign> = {
  resource: 'exercise-campaigns',
  place: 'campaignId',
  back: { to: paths.exercises, label: 'exercise.report.back' },
  isMissing: ({ isOutdated }) => isOutdated,
  waits: { isSo: (campaign) => !hasReport(campaign), to: paths.exercisesActive, text: 'exercise.cards.noReport' },
};

const tabs: ReportTabs = {
  title: 'exercise.report.tabs.title',
  tabs: [
    { label: 'exercise.report.tabs.users.title', path: paths.exerciseReportUsers },
    { label: 'exercise.report.tabs.departments.title', path: paths.exerciseReportDepartments },
    { label: 'exercise.report.tabs.groups.title', path: paths.exerciseReportGroups },
    { label: 'exercise.report.tabs.templates.title', path: paths.exerciseReportTemplates },
  ],
};

/** What the tabs of a campaign's report differ in. */
interface TabView<Row extends ListRecord> extends Pick<ReportView<Row>, 'report' | 'resource' | 'nameOf' | 'note'> {
  looks?: (linkTo: (detail: string) => string, campaign: ExerciseCampaign) => ColumnLooks<Row>;
  /** The answers behind a row; open while the URL names it. */
  detail?: ComponentType;
}

function viewOf<Row extends ListRecord>({ looks, detail: _, ...own }: TabView<Row>, campaign: ExerciseCampaign): ReportView<Row> {
  const { id: campaignId, name, status } = campaign;
  const among = { campaignId, isNamed: true };
  return {
    ...own,
    about: { name, back: campaignInAddress.back },
    params: { campaignId },
    tabs,
    lockedTo: reportLimits.trialRows,
    empty: 'exercise.report.empty',
    address: reportAddress(own.report, {
      perPage: exerciseLimits.pageSizes.report,
      searchDelayMs: exerciseLimits.searchDebounceMs,
      offers: {
        status: { values: readableIn([readExerciseAs[status]]) },
        departments: { resource: 'exercise-departments', among },
        groups: { resource: 'exercise-groups', among },
      },
    }),
    ...(looks && { looks: (linkTo) => looks(linkTo, campaign) }),
  };
}

/** Declares one tab of the report of a campaign; a constant of its module. */
export const exerciseTab = <Row extends ListRecord>(tab: TabView<Row>) =>
  function ExerciseTab() {
    return <RecordReport record={campaignInAddress}>{(campaign) => <Tab tab={tab} campaign={campaign} />}</RecordReport>;
  };

function Tab<Row extends ListRecord>({ tab, campaign }: { tab: TabView<Row>; campaign: ExerciseCampaign }) {
  const view = useMemo(() => viewOf(tab, campaign), [tab, campaign]);
  return (
    <ReportPage
      view={view}
      {...(tab.detail && { detail: tab.detail })}
      belowFigures={<ScoreFormula />}
      action={(query) => <RemindExercise campaign={campaign} query={query} />}
    />
  );
}
