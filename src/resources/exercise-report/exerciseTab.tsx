import type { ExerciseCampaign } from '#contract/exercise/campaigns';
import { hasReport } from '#contract/exercise/exerciseStates';
import { exerciseLimits } from '#contract/exercise/limits';
import { paths } from '#contract/paths';
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
  tabs: {
    title: 'exercise.report.tabs.title',
    tabs: [
      { label: 'exercise.report.tabs.users.title', path: paths.exerciseReportUsers },
      { label: 'exercise.report.tabs.departments.title', path: paths.exerciseReportDepartments },
      { label: 'exercise.report.tabs.groups.title', path: paths.exerciseReportGroups },
      { label: 'exercise.report.tabs.templates.title', path: paths.exerciseReportTemplates },
    ],
  },
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
  empty: 'exercise.report.empty',
  action: (campaign, query) => <RemindExercise campaign={campaign} query={query} />,
  belowFigures: <ScoreFormula />,
});
