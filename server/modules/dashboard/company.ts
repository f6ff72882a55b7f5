import { sql } from 'drizzle-orm';
import { cultureScore } from '#contract/dashboard/cultureScore';
import { valuesOf } from '#contract/dashboard/cultureTexts';
import type { CultureInputs, CulturePeriod, DashboardShares } from '#contract/dashboard/dashboard';
import { exerciseLimits } from '#contract/exercise/limits';
import { rows } from '../../db/rows.ts';
import type { Tx } from '../../db/tx.ts';
import type { Period } from '../../reports/periods.ts';
import { type Inputs, inputsOf } from './inputs.ts';

type OfEach<P extends readonly Period[], T> = { [K in keyof P]: T };

/** What the company did in each of these periods, in their order. */
export async function readPeriods<const P extends readonly Period[]>(
  tx: Tx,
  companyId: string,
  periods: P,
): Promise<OfEach<P, InPeriod>> {
  const each = periods.map(
    (period, place) => sql`SELECT ${place}::int AS place, i.* FROM (${inputsOf(companyId, period, [companyId])}) i`,
  );
  const found = await rows<Inputs & { place: number }>(tx, sql.join(each, sql` UNION ALL `));
  const read = periods.map(
    (period, index): InPeriod => ({ period, inputs: found.find(({ place }) => place === index) ?? nothing }),
  );
  return read as OfEach<P, InPeriod>;
}

interface InPeriod {
  period: Period;
  inputs: Inputs;
}

const nothing: Inputs = {
  tasks: 0,
  completed: 0,
  inProgress: 0,
  overdue: 0,
  inTime: 0,
  gamingTasks: 0,
  scored: 0,
  scoreSum: 0,
  sent: 0,
  reported: 0,
};

/** A part in percent, with one decimal; 0 of nothing. */
export const percentOf = (part: number, all: number): number => (all === 0 ? 0 : Math.round((part / all) * 1000) / 10);

/** The values of the parts are not rounded: points are computed from them. */
const partsOf = (inputs: Inputs): CultureInputs => {
  const { tasks, completed, inTime, gamingTasks, scored, sent, reported } = inputs;
  return {
    training: { value: tasks === 0 ? null : (completed / tasks) * 100, tasks, completed, inTime },
    gaming: { value: averageOf(inputs), tasks: gamingTasks, scored },
    phishing: { value: sent === 0 ? null : Math.min(100, (reported / sent) * 100), sent, reported },
  };
};

/** Average score out of 10; null without any. */
export const averageOf = ({ scored, scoreSum }: Pick<Inputs, 'scored' | 'scoreSum'>): number | null =>
  // A sum of fractions may be a little above.
  scored === 0 ? null : Math.min(exerciseLimits.topScore, scoreSum / scored);

/** The culture score of a period, with what it is made of. */
export function cultureOf({ period, inputs: read }: InPeriod): CulturePeriod {
  const inputs = partsOf(read);
  return { ...period, score: cultureScore(valuesOf(inputs)), inputs };
}

/** Tasks with the shares that are done, begun and late. */
export const sharesOf = ({
  tasks,
  completed,
  inProgress,
  overdue,
}: Pick<Inputs, 'tasks' | 'completed' | 'inProgress' | 'overdue'>): DashboardShares => ({
  assignedUsers: tasks,
  completed: percentOf(completed, tasks),
  inProgress: percentOf(inProgress, tasks),
  overdue: percentOf(overdue, tasks),
});
