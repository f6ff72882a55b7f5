import type { ExerciseCampaign } from '#contract/exercise/campaigns';
import { hasReport } from '#contract/exercise/exerciseStates';
import { exerciseLimits } from '#contract/exercise/limits';
import { paths } from '#contract/paths';
import { exerciseReports } from '#contract/reports/exerciseFigures';
import { reportLimits } from '#contract/reports/limits';
import { readableIn, readExerciseAs } from '#contract/reports/reportStatus';
import { recordTabs } from '~/report/page/recordTabs.tsx';
import { RemindExercise } from './RemindExercise.tsx';
import { ScoreFormula } from './ScoreFormula.tsx';

/** Declares a tab of the report of a campaign. An outdated one has none; one that has not begun leads back to the campaigns. */
export const exerciseTab = recordTabs<ExerciseCampaign>({
  record: {
    resource: 'exercise-campaigns',
    place: 'campaignId',
    back: { to: paths.exercises, label: 'exercise.report.back' },
    isMissing: ({ isOutdated }) => isOutdated,
    waits: { isSo: (campaign) => !hasReport(campaign), to: paths.exercisesActive, text: 'exercise.cards.noReport' },
  },
  tabs: [
    { report: exerciseReports.users, path: paths.exerciseReportUsers },
    { report: exerciseReports.departments, path: paths.exerciseReportDepartments },
    { report: exerciseReports.groups, path: paths.exerciseReportGroups },
    { report: exerciseReports.templates, path: paths.exerciseReportTemplates },
  ],
  list: ({ id: campaignId, status }) => {
    const among = { campaignId, isNamed: true };
    return {
      perPage: exerciseLimits.pageSizes.report,
      searchDelayMs: exerciseLimits.searchDebounceMs,
      offers: {
        status: { values: readableIn([readExerciseAs[status]]) },
        departments: { resource: 'exercise-departments', among },
        groups: { resource: 'exercise-groups', among },
      },
    };
  },
  lockedTo: reportLimits.trialRows,
  action: (campaign, query) => <RemindExercise campaign={campaign} query={query} />,
  belowFigures: <ScoreFormula />,
});
