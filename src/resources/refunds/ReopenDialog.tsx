import { type Refund, takeNoteBack } from '#contract/billing/refunds';
import { formatMoney } from '~/components/data/format.ts';
import { useToast } from '~/components/feedback/useToast.ts';
import { ConfirmDialog } from '~/components/overlay/ConfirmDialog.tsx';
import { useAction } from '~/dataProvider/index.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';

/** Asks for confirmation before a refund that was marked by mistake is opened again. */
export function ReopenDialog({ refund: { id: refundId, company, cents }, onClose }: { refund: Refund; onClose: () => void }) {
  const { t } = useTranslation();
  const toast = useToast();
  const action = useAction(takeNoteBack);
  const amount = formatMoney(cents);
  const reopen = async () => {
    await action.mutateAsync({ params: { refundId } });
    toast.success(t('transactions.refunds.reopen.done'));
    onClose();
  };
  return (
    <ConfirmDialog
      open
      title={t('transactions.refunds.reopen.title', { amount })}
      confirmLabel={t('transactions.refunds.reopen.action')}
      onConfirm={reopen}
      onClose={onClose}
    >
      {t('transactions.refunds.reopen.text', { company })}
    </ConfirmDialog>
  );
}
