import type { ExerciseSetRow } from '#contract/exercise/reports';
import { ExerciseReport } from '~/report/exercise/public.ts';

const nameOf = ({ name }: ExerciseSetRow) => name;

/** The groups of the people of a campaign. */
export function GroupsReportPage() {
  return <ExerciseReport<ExerciseSetRow> tab="groups" resource="exercise-groups" nameOf={nameOf} />;
}
