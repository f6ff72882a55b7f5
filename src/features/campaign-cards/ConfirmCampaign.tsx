import { useToast } from '~/components/feedback/useToast.ts';
import { ConfirmDialog } from '~/components/overlay/ConfirmDialog.tsx';
import { useTranslation } from '~/i18n/useTranslation.ts';

interface ConfirmCampaignProps {
  action: 'archive' | 'delete';
  /** Of the campaign. */
  name: string;
  /** Says that it happened. */
  done: string;
  onConfirm: () => Promise<unknown>;
  onClose: () => void;
}

/** Confirms an end that cannot be undone, does it and says so. */
export function ConfirmCampaign({ action, name, done, onConfirm, onClose }: ConfirmCampaignProps) {
  const { t } = useTranslation();
  const toast = useToast();
  const run = async () => {
    await onConfirm();
    toast.success(done);
  };
  return (
    <ConfirmDialog
      open
      title={t(`campaigns.cards.${action}.title`, { name })}
      confirmLabel={t(`campaigns.cards.menu.${action}`)}
      tone="danger"
      onConfirm={run}
      onClose={onClose}
    >
      {t(`campaigns.cards.${action}.text`)}
    </ConfirmDialog>
  );
}
