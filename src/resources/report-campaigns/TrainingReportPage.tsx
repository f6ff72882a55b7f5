import type { CampaignFigures } from '#contract/reports/training';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { ofReport, ReportPeople } from '~/resources/report-people/public.ts';
import { RemindButton, useRemindDialog } from '~/resources/users/public.ts';
import { useCan } from '~/session/useSession.ts';
import { ReportGuard } from '~/report/page/ReportGuard.tsx';
import { ReportPage } from '~/report/page/ReportPage.tsx';
import { trainingView } from './trainingView.ts';
import { type RowMenu, useRowMenu } from './useRowMenu.tsx';

const menu: RowMenu<CampaignFigures> = {
  peopleAt: ({ id }, linkTo) => linkTo(id),
  remindedOf: ({ id }, query) => ofReport({ ...query, campaignIds: [id] }),
};

/** The training report: the progress of campaigns and of each person. */
export function TrainingReportPage() {
  return (
    <ReportGuard>
      <TrainingReport />
    </ReportGuard>
  );
}

function TrainingReport() {
  const { t } = useTranslation();
  const { remind, dialog } = useRemindDialog();
  const mayRemind = useCan('reminders:send');
  return (
    <>
      <ReportPage
        view={trainingView}
        detail={ReportPeople}
        rowActions={useRowMenu(menu, remind)}
        action={(query) => mayRemind && <RemindButton label={t('users.actions.remind')} onClick={() => remind(ofReport(query))} />}
      />
      {dialog}
    </>
  );
}
