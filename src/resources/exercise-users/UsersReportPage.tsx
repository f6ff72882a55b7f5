import IconButton from '@mui/material/IconButton';
import { Award } from 'lucide-react';
import type { ExerciseCampaign } from '#contract/exercise/campaigns';
import { type ExerciseUserRow, getGoldenCertificate } from '#contract/exercise/reports';
import { assignmentTones } from '#contract/tones';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { ExerciseReport } from '~/report/exercise/public.ts';
import { AnswersDialog } from '~/resources/exercise-answers/public.ts';
import { usePdfExport } from '~/report/files/usePdfExport.ts';

const nameOf = ({ fullName }: ExerciseUserRow) => fullName;

/** The people of a campaign, each with their answers and the golden certificate of those with the top score. */
export function UsersReportPage() {
  return (
    <ExerciseReport<ExerciseUserRow> tab="users" resource="exercise-users" nameOf={nameOf} detail={AnswersDialog} looks={looks} />
  );
}

const looks = (linkTo: (id: string) => string, campaign: ExerciseCampaign) => ({
  fullName: { pathOf: ({ id }: ExerciseUserRow) => linkTo(id), minWidth: 160 },
  status: { tones: assignmentTones },
  // The deadline of a task that is done or overdue lies behind it.
  daysToComplete: { render: ({ daysToComplete }: ExerciseUserRow) => daysToComplete ?? '-' },
  hasGoldenCertificate: {
    render: (row: ExerciseUserRow) => (row.hasGoldenCertificate ? <Certificate row={row} campaign={campaign} /> : null),
  },
});

function Certificate({ row, campaign }: { row: ExerciseUserRow; campaign: ExerciseCampaign }) {
  const { t } = useTranslation();
  const pdf = usePdfExport(getGoldenCertificate, `${row.fullName}.pdf`);
  const label = t('exercise.report.certificate.download', { name: row.fullName });
  return (
    <IconButton
      size="small"
      aria-label={label}
      title={label}
      loading={pdf.progress !== undefined}
      onClick={() => void pdf.start({ params: { campaignId: campaign.id, userId: row.id } })}
    >
      <Award size={18} aria-hidden />
    </IconButton>
  );
}
