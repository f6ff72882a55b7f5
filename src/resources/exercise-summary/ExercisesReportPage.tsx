import { exerciseLimits } from '#contract/exercise/limits';
import type { ExerciseSummaryRow } from '#contract/exercise/reports';
import { paths, pathTo } from '#contract/paths';
import { exercisesReport } from '#contract/reports/exerciseFigures';
import { exerciseTones } from '#contract/tones';
import { ScoreFormula } from '~/report/exercise/public.ts';
import { ReportGuard } from '~/report/page/ReportGuard.tsx';
import { ReportPage } from '~/report/page/ReportPage.tsx';
import { type ReportView, reportAddress } from '~/report/reportView.ts';

const view: ReportView<ExerciseSummaryRow> = {
  report: exercisesReport,
  resource: 'exercise-summary',
  address: reportAddress(exercisesReport, { perPage: exerciseLimits.pageSizes.report }),
  nameOf: ({ name }) => name,
  looks: () => ({
    name: { pathOf: ({ id }) => pathTo(paths.exerciseReportUsers, { campaignId: id }), minWidth: 200, isWrapped: true },
    status: { tones: exerciseTones },
  }),
};

/** All campaigns of phishing exercises that have begun. A row leads to the report of its campaign. */
export function ExercisesReportPage() {
  return (
    <ReportGuard>
      <ReportPage view={view} head={<ScoreFormula />} />
    </ReportGuard>
  );
}
