import { withdrawRevision } from '#contract/policies/revisions';
import { formatNumber } from '~/components/data/format.ts';
import { useToast } from '~/components/feedback/useToast.ts';
import { ConfirmDialog } from '~/components/overlay/ConfirmDialog.tsx';
import { useAction } from '~/dataProvider/index.ts';
import { textGap } from '~/i18n/textGap.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';

interface WithdrawDialogProps {
  policyId: string;
  revision: { id: string; number: number };
  /** Why it is offered, where it is the step before another one. */
  reason?: string;
  onDone?: (() => void) | undefined;
  onClose: () => void;
}

/** Takes back a revision that has not begun. */
export function WithdrawDialog({ policyId, revision: { id: revisionId, number }, reason, onDone, onClose }: WithdrawDialogProps) {
  const { t } = useTranslation();
  const toast = useToast();
  const action = useAction(withdrawRevision, { rereads: true });
  const shown = { number: formatNumber(number) };
  const withdraw = async () => {
    await action.mutateAsync({ params: { policyId, revisionId } });
    toast.success(t('policies.revisions.withdrawn', shown));
    onDone?.();
  };
  return (
    <ConfirmDialog
      open
      tone="danger"
      title={t('policies.revisions.withdrawTitle', shown)}
      confirmLabel={t('policies.revisions.withdraw')}
      onConfirm={withdraw}
      onClose={onClose}
    >
      {[...(reason ? [reason] : []), t('policies.revisions.withdrawText')].join(textGap())}
    </ConfirmDialog>
  );
}
