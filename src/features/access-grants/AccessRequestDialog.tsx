import { useEffect } from 'react';
import { readAccess } from '#contract/partners/accessGrants';
import { useEndpoint } from '~/dataProvider/index.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { useCan } from '~/session/useSession.ts';
import { GrantStatus } from './GrantStatus.tsx';
import { GrantDialog } from './GrantDialog.tsx';

/**
 * The question that the link in the mail about a request leads to, also when it was answered before: then with the present state. Closed at once for who has no parent company to give access to, or may
 * not decide.
 */
export function AccessRequestDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const canGrant = useCan('access:grant');
  const { data, error } = useEndpoint(readAccess, {});
  const isPointless = !canGrant || error !== null || data?.parent === null;
  useEffect(() => {
    if (isPointless) onClose();
  }, [isPointless, onClose]);
  if (!data?.parent || isPointless) return null;
  return (
    <GrantDialog
      title={t('accessGrants.dialog.title')}
      isEndless={data.status === 'access' && data.until === null}
      onClose={onClose}
    >
      {data.status === 'pending' ? <p>{t('accessGrants.dialog.text')}</p> : <GrantStatus state={data} />}
      <p>{t('accessGrants.dialog.parent', { name: data.parent.name })}</p>
      <p>{t('accessGrants.card.about', { name: data.parent.name })}</p>
    </GrantDialog>
  );
}
