import IconButton from '@mui/material/IconButton';
import { Award } from 'lucide-react';
import { type ExerciseUserRow, getGoldenCertificate } from '#contract/exercise/reports';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { usePdfExport } from '~/report/files/usePdfExport.ts';

/** Saves the golden certificate of a person as PDF. */
export function Certificate({ row, campaignId }: { row: ExerciseUserRow; campaignId: string }) {
  const { t } = useTranslation();
  const pdf = usePdfExport(getGoldenCertificate, `${row.fullName}.pdf`);
  const label = t('exercise.report.certificate.download', { name: row.fullName });
  return (
    <IconButton
      size="small"
      aria-label={label}
      title={label}
      loading={pdf.progress !== undefined}
      onClick={() => void pdf.start({ params: { campaignId, userId: row.id } })}
    >
      <Award size={18} aria-hidden />
    </IconButton>
  );
}
