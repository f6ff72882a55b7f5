import { BellRing } from 'lucide-react';
import { useCallback } from 'react';
import { exerciseLimits } from '#contract/exercise/limits';
import type { ExerciseSummaryRow } from '#contract/exercise/reports';
import { paths, pathTo } from '#contract/paths';
import { exercisesReport } from '#contract/reports/exerciseFigures';
import { exerciseTones } from '#contract/tones';
import type { RowAction } from '~/components/list/column.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { RowsLock } from '~/report/lock/RowsLock.tsx';
import { ReportGuard } from '~/report/page/ReportGuard.tsx';
import { ReportPage } from '~/report/page/ReportPage.tsx';
import { type ReportView, reportAddress } from '~/report/reportView.ts';
import { ofExercise, type ReminderRequest, useRemindDialog } from '~/resources/users/public.ts';
import { useCan } from '~/session/useSession.ts';
import { ScoreFormula } from './ScoreFormula.tsx';

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
      <ExercisesReport />
    </ReportGuard>
  );
}

function ExercisesReport() {
  const { remind, dialog } = useRemindDialog();
  return (
    <>
      <ReportPage view={view} head={<ScoreFormula />} rowActions={useRowActions(remind)} belowRows={<RowsLock />} />
      {dialog}
    </>
  );
}

/** The menu of a campaign's row. Only a running campaign has people to remind. */
function useRowActions(remind: (request: ReminderRequest) => void) {
  const { t } = useTranslation();
  const mayRemind = useCan('reminders:send');
  return useCallback(
    (row: ExerciseSummaryRow): RowAction[] =>
      mayRemind && row.status === 'running'
        ? [
            {
              key: 'remind',
              label: t('users.actions.remind'),
              icon: <BellRing size={16} aria-hidden />,
              run: () => remind(ofExercise(row)),
            },
          ]
        : [],
    [t, mayRemind, remind],
  );
}
