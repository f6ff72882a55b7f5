import type { ExerciseSetRow } from '#contract/exercise/reports';
import { ExerciseReport } from '~/report/exercise/public.ts';

const nameOf = ({ name }: ExerciseSetRow) => name;

/** The departments of the people of a campaign. */
export function DepartmentsReportPage() {
  return <ExerciseReport<ExerciseSetRow> tab="departments" resource="exercise-departments" nameOf={nameOf} />;
}
