import { decideHeld } from '#contract/company/scim';
import { useToast } from '~/components/feedback/useToast.ts';
import { ConfirmDialog } from '~/components/overlay/ConfirmDialog.tsx';
import { useAction } from '~/dataProvider/index.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';

/** Yes or no to deactivations that were held back: of some people, or of as many as are held. */
export interface Decision {
  isConfirmed: boolean;
  userIds?: string[];
  expectedTotal?: number;
  total: number;
}

export function DecisionDialog({ decision, onClose }: { decision: Decision; onClose: () => void }) {
  const { t } = useTranslation();
  const toast = useToast();
  const deciding = useAction(decideHeld);
  const { total, ...body } = decision;
  const decide = async () => {
    const { changed } = await deciding.mutateAsync({ body });
    toast.success(body.isConfirmed ? t('scim.held.confirmed', { total: changed }) : t('scim.held.declined', { total: changed }));
  };
  return (
    <ConfirmDialog
      open
      tone={body.isConfirmed ? 'danger' : 'normal'}
      title={body.isConfirmed ? t('scim.held.confirmTitle') : t('scim.held.declineTitle')}
      confirmLabel={body.isConfirmed ? t('scim.held.confirm') : t('scim.held.decline')}
      onConfirm={decide}
      onClose={onClose}
    >
      {body.isConfirmed ? t('scim.held.confirmText', { total }) : t('scim.held.declineText', { total })}
    </ConfirmDialog>
  );
}
