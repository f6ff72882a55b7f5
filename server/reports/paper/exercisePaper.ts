import { exerciseLimits } from '#contract/exercise/limits';
import { getExerciseStatistics } from '#contract/exercise/reports';
import { exerciseReports, type ExerciseTab } from '#contract/reports/exerciseFigures';
import { filterTexts } from './filterTexts.ts';
import type { MakePaper } from './paper.ts';
import { figuresOf, tableOf, leftOutOf } from './reportPaper.ts';

const { topScore: top, weights } = exerciseLimits;

/** One tab of the report of a campaign: its figures, the rows that match, and how scores are adjusted. i18n-keys: exercise.report.* */
export const exercisePaper =
  (tab: ExerciseTab): MakePaper =>
  async (reading) => {
    const { text } = reading.writing;
    const { filters, summary, table } = exerciseReports[tab];
    // First, because a plan without files is refused here.
    const printed = await tableOf(table, reading);
    const { name } = (await reading.read(getExerciseStatistics)).data.campaign;
    const title = text(`exercise.report.tabs.${tab}.title`);
    const formula = text('exercise.report.formula.adjusted', { top, easy: weights[1], medium: weights[2], hard: weights[3] });
    const left = await leftOutOf(summary, reading);
    return {
      name: `${name} ${title}`.replace(/[\\/:*?"<>|]/g, '_'),
      content: {
        title: `${name} – ${title}`,
        filters: await filterTexts(filters, reading),
        figures: await figuresOf(summary, reading),
        charts: [],
        tables: [{ ...printed, note: [printed.note, ...left, formula].filter(Boolean).join(' ') }],
      },
      ...(tab === 'users' && { people: printed.rows.length, selection: { exercise: name } }),
    };
  };
