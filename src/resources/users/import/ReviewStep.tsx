import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { BeginTraining } from '../add/BeginTraining.tsx';
import { NotificationFields } from '../add/NotificationFields.tsx';
import { DownloadRejected } from './DownloadRejected.tsx';
import { RejectedTable } from './RejectedTable.tsx';
import { ReviewCounts } from './ReviewCounts.tsx';
import type { Import } from './useImport.ts';

interface ReviewStepProps {
  flow: Import;
  onImport: () => void;
}

/** What will be imported, what will not and why, what begins with them, and what people are told. */
export function ReviewStep({ flow, onImport }: ReviewStepProps) {
  const { t } = useTranslation();
  const { final, isSaving } = flow;
  if (!final) return null;
  const { valid, rejected } = final;
  return (
    <>
      <ReviewCounts review={final} />
      {rejected.length > 0 && (
        <section className="form-column">
          <h3 className="section-title">{t('imports.rejected.title')}</h3>
          <RejectedTable rejected={rejected} />
          <div className="notice-actions">
            {valid.length > 0 && (
              <Button size="small" variant="outlined" onClick={onImport} disabled={isSaving}>
                {t('imports.importValid', { count: valid.length })}
              </Button>
            )}
            <DownloadRejected flow={flow} />
          </div>
        </section>
      )}
      {valid.length > 0 && <BeginTraining />}
      <NotificationFields role="user" />
    </>
  );
}
