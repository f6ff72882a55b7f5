import { exerciseLimits } from '#contract/exercise/limits';
import { getExerciseStatistics } from '#contract/exercise/reports';
import { exerciseReports, type ExerciseTab } from '#contract/reports/exerciseFigures';
import { tabPaper } from './tabPaper.ts';

const { topScore: top, weights } = exerciseLimits;

/** One tab of the report of a campaign, with how scores are adjusted. i18n-keys: exercise.report.* */
export const exercisePaper = (tab: ExerciseTab) =>
  tabPaper({
    report: exerciseReports[tab],
    nameOf: async ({ read }) => (await read(getExerciseStatistics)).data.campaign.name,
    note: ({ writing }) =>
      writing.text('exercise.report.formula.adjusted', { top, easy: weights[1], medium: weights[2], hard: weights[3] }),
    ...(tab === 'users' && { selection: (name: string) => ({ exercise: name }) }),
  });
