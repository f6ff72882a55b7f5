import { useTranslation } from 'react-i18next';
import { Notice } from '~/components/form/Notice.tsx';
import { DownloadRejected } from './DownloadRejected.tsx';
import { RejectedTable } from './RejectedTable.tsx';
import type { Import } from './useImport.ts';

/** What was saved; the rejected rows stay at hand until the drawer is closed. */
export function SavedStep({ flow }: { flow: Import }) {
  const { t } = useTranslation();
  const { saved, final } = flow;
  if (!saved || !final) return null;
  const { added, departmentsCreated, groupsCreated } = saved;
  return (
    <>
      <Notice tone="success">
        <strong>{t('addUsers.done', { count: added })}</strong>
        {departmentsCreated > 0 && <div>{t('imports.saved.departments', { count: departmentsCreated })}</div>}
        {groupsCreated > 0 && <div>{t('imports.saved.groups', { count: groupsCreated })}</div>}
      </Notice>
      {final.rejected.length > 0 && (
        <>
          <Notice tone="warning" actions={<DownloadRejected flow={flow} />}>
            {t('imports.saved.rejected', { count: final.rejected.length })}
          </Notice>
          <RejectedTable rejected={final.rejected} />
        </>
      )}
    </>
  );
}
