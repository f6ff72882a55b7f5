import type { ExerciseTemplateRow } from '#contract/exercise/reports';
import { ExerciseReport } from '~/report/exercise/public.ts';
import { AnswersDialog } from '~/resources/exercise-answers/public.ts';

const nameOf = ({ name }: ExerciseTemplateRow) => name;
const looks = (linkTo: (id: string) => string) => ({
  name: { pathOf: ({ id }: ExerciseTemplateRow) => linkTo(id), minWidth: 200 },
});

/** The templates of a campaign, each with what people answered. */
export function TemplatesReportPage() {
  return (
    <ExerciseReport<ExerciseTemplateRow>
      tab="templates"
      resource="exercise-results"
      nameOf={nameOf}
      detail={AnswersDialog}
      looks={looks}
    />
  );
}
