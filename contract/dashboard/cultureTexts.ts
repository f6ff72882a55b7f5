import { scoreText } from '../exercise/score.ts';
import { type ColumnsChart, columnsChart } from '../reports/chartData.ts';
import type { Writing } from '../reports/writing.ts';
import { type CulturePart, cultureLevel, culturePartNames, cultureParts, mostWithout, pointsOf } from './cultureScore.ts';
import type { CultureInputs, CulturePeriod, CultureReport } from './dashboard.ts';

/* What panel and paper say of a culture score: the same sentences with the same numbers. */

export const valuesOf = ({ training, gaming, phishing }: CultureInputs) => ({
  training: training.value,
  gaming: gaming.value,
  phishing: phishing.value,
});

/** A part of the score, as a row of the table that shows how it is made. */
interface PartText {
  part: CulturePart;
  name: string;
  /** What was counted; for a part without data, what that costs. */
  input: string;
  /** "31.2 of 60". */
  points: string;
  isMissing: boolean;
}

const inputTexts: { [P in CulturePart]: (inputs: CultureInputs[P], writing: Writing) => string } = {
  training: ({ tasks, completed, value }, { text, number, percent }) =>
    text('dashboard.score.inputs.training', {
      share: percent((value ?? 0) / 100),
      completed: number(completed),
      tasks: number(tasks),
    }),
  gaming: ({ scored, value }, writing) =>
    writing.text('dashboard.score.inputs.gaming', { score: scoreText(value ?? 0, writing), results: writing.number(scored) }),
  phishing: ({ sent, reported, value }, { text, number, percent }) =>
    text('dashboard.score.inputs.phishing', { share: percent((value ?? 0) / 100), reported: number(reported), sent: number(sent) }),
};

/** i18n-keys: dashboard.score.parts.* i18n-keys: dashboard.score.missing.* i18n-keys: dashboard.score.inputs.* */
export function partTexts(inputs: CultureInputs, writing: Writing): PartText[] {
  const inputOf = <P extends CulturePart>(part: P) => inputTexts[part](inputs[part], writing);
  return culturePartNames.map((part) => {
    const { value } = inputs[part];
    return {
      part,
      name: writing.text(`dashboard.score.parts.${part}`),
      input: value === null ? writing.text(`dashboard.score.missing.${part}`) : inputOf(part),
      points: writing.text('dashboard.score.points', {
        points: writing.average(pointsOf(part, value)),
        most: writing.number(cultureParts[part].points),
      }),
      isMissing: value === null,
    };
  });
}

/** What a reader has to know of the score: how far it can rise without what is missing, what open tasks can add, and what it does not measure. */
export function cultureNotes({ inputs, score }: CulturePeriod, writing: Writing): string[] {
  const values = valuesOf(inputs);
  const most = mostWithout(values);
  const { tasks, inTime } = inputs.training;
  const open = tasks > 0 ? pointsOf('training', (inTime / tasks) * 100) : 0;
  return [
    ...(score !== null && most < 100 ? [writing.text('dashboard.score.most', { most: writing.number(most) })] : []),
    ...(inTime > 0 ? [writing.text('dashboard.score.open', { tasks: writing.number(inTime), points: writing.average(open) })] : []),
    writing.text('dashboard.score.limits'),
  ];
}

/** The name of the level of a score. i18n-keys: dashboard.levels.* */
export const levelText = (score: number, { text }: Pick<Writing, 'text'>): string =>
  text(`dashboard.levels.${cultureLevel(score)}`);

/** The score by month. A month without data has no column, and says so in the table. */
export function monthsChart({ months }: CultureReport, writing: Writing): ColumnsChart {
  const chart = columnsChart(writing, {
    title: writing.text('dashboard.score.months'),
    series: [{ key: 'score', label: writing.text('dashboard.score.title'), tone: 'accent' }],
    pointsLabel: writing.text('dashboard.score.month'),
    points: months.map(({ dateFrom, score }) => ({
      key: dateFrom,
      label: writing.month(dateFrom),
      values: [score ?? 0],
      ...(score === null && { texts: [writing.text('dashboard.score.noData')] }),
    })),
    max: 100,
  });
  return { ...chart, isEmpty: months.every(({ score }) => score === null) };
}

/** The average of the industry, or why there is none. */
export function industryText({ name, companies, score, day }: CultureReport['industry'], needed: number, writing: Writing): string {
  if (!name) return writing.text('dashboard.industry.unknown');
  const industry = writing.text(`companyFacts.industries.${name}`);
  if (score === null || !day) return writing.text('dashboard.industry.tooFew', { industry, companies, needed });
  return writing.text('dashboard.industry.average', {
    industry,
    companies: writing.number(companies),
    score: scoreText(score, writing),
    day: writing.day(day),
  });
}
