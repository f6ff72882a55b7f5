import { useTranslation } from 'react-i18next';
import { RemindButton, useRemindDialog } from '~/resources/users/public.ts';
import { useCan } from '~/session/useSession.ts';
import { ReportGuard } from '../ReportGuard.tsx';
import { ReportPage } from '~/report/page/ReportPage.tsx';
import { ofReport } from './remindOf.ts';
import { TrainingPeople } from './TrainingPeople.tsx';
import { trainingView } from './trainingView.ts';
import { useCampaignActions } from './useCampaignActions.tsx';

/** How the company's trainings go, down to each person. */
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
        detail={TrainingPeople}
        rowActions={useCampaignActions(remind)}
        action={(query) => mayRemind && <RemindButton label={t('users.actions.remind')} onClick={() => remind(ofReport(query))} />}
      />
      {dialog}
    </>
  );
}
