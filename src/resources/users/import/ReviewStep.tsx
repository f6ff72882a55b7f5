import { useTranslation } from 'react-i18next';
import { BeginTraining } from '../add/BeginTraining.tsx';
import { NotificationSwitch, NotificationTexts } from '../add/NotificationFields.tsx';
import { DownloadRejected } from './DownloadRejected.tsx';
import { RejectedTable } from './RejectedTable.tsx';
import { ReviewCounts } from './ReviewCounts.tsx';
import type { Import } from './useImport.ts';

/** What will be imported, whether they are mailed, what will not be imported and why, what begins with them, and in which words. */
export function ReviewStep({ flow }: { flow: Import }) {
  const { t } = useTranslation();
  const { final } = flow;
  if (!final) return null;
  const { valid, rejected } = final;
  const isAny = valid.length > 0;
  return (
    <>
      <ReviewCounts review={final} />
      {isAny && <NotificationSwitch role="user" count={valid.length} />}
      {rejected.length > 0 && (
        <section className="form-column">
          <h3 className="section-title">{t('imports.rejected.title')}</h3>
          <RejectedTable rejected={rejected} />
          <div className="notice-actions">
            <DownloadRejected flow={flow} />
          </div>
        </section>
      )}
      {isAny && <BeginTraining />}
      {isAny && <NotificationTexts />}
    </>
  );
}
