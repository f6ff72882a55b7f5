import { useTranslation } from 'react-i18next';
import { Working } from '~/components/form/Working.tsx';
import type { Import } from './useImport.ts';

/** How far the server's part is; stands above the buttons, where it is in sight on every step. */
export function ImportProgress({ flow: { lookup, isSaving, final } }: { flow: Import }) {
  const { t } = useTranslation();
  if (!lookup && !isSaving) return null;
  return (
    <div className="add-users-working">
      {lookup ? (
        <Working label={t('imports.progress.lookup', lookup)} {...lookup} />
      ) : (
        <Working label={t('imports.progress.uploading', { count: final?.valid.length ?? 0 })} />
      )}
    </div>
  );
}
