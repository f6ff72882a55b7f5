import { Ban, CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { type InvoiceStatus, invoiceMoves } from '#contract/billing/invoiceStates';
import { type settledStatuses, settleInvoice, type Transaction } from '#contract/billing/transactions';
import { formatMoney } from '~/components/data/format.ts';
import { useToast } from '~/components/feedback/useToast.ts';
import type { RowAction } from '~/components/list/column.ts';
import { ConfirmDialog } from '~/components/overlay/ConfirmDialog.tsx';
import { useAction } from '~/dataProvider/index.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { ReportPage } from '~/report/page/ReportPage.tsx';
import { useCan } from '~/session/useSession.ts';
import { transactionsView } from '../transactions/public.ts';

const view = transactionsView('house', 'invoices');

interface Settling {
  invoice: Transaction;
  to: (typeof settledStatuses)[number];
}

/** The invoices of all companies. Superadmins record which of them were paid at the bank, or will not be. */
export function InvoicesPage() {
  const { t } = useTranslation();
  const canSettle = useCan('invoices:write');
  const [settling, setSettling] = useState<Settling>();
  const rowActions = (invoice: Transaction): RowAction[] => {
    const mayBecome = (status: InvoiceStatus) => invoice.status !== 'draft' && invoiceMoves[invoice.status].includes(status);
    return [
      ...(mayBecome('paid')
        ? [
            {
              key: 'paid',
              label: t('transactions.settle.paid.action'),
              icon: <CircleCheck size={16} aria-hidden />,
              run: () => setSettling({ invoice, to: 'paid' }),
            },
          ]
        : []),
      ...(mayBecome('uncollectible')
        ? [
            {
              key: 'uncollectible',
              label: t('transactions.settle.uncollectible.action'),
              icon: <Ban size={16} aria-hidden />,
              isDanger: true,
              run: () => setSettling({ invoice, to: 'uncollectible' }),
            },
          ]
        : []),
    ];
  };
  return (
    <>
      <ReportPage view={view} {...(canSettle && { rowActions })} />
      {settling && <SettleDialog settling={settling} onClose={() => setSettling(undefined)} />}
    </>
  );
}

/** Asks before an invoice is settled, which cannot be undone. */
function SettleDialog({ settling: { invoice, to }, onClose }: { settling: Settling; onClose: () => void }) {
  const { t } = useTranslation();
  const toast = useToast();
  const action = useAction(settleInvoice);
  const { id: invoiceId, number, buyer, amountDue } = invoice;
  // i18n-keys: transactions.settle.*
  const texts = `transactions.settle.${to}` as const;
  const settle = async () => {
    await action.mutateAsync({ params: { invoiceId }, body: { status: to } });
    toast.success(t(`${texts}.done`));
    onClose();
  };
  return (
    <ConfirmDialog
      open
      title={t(`${texts}.title`, { number })}
      confirmLabel={t(`${texts}.action`)}
      tone={to === 'paid' ? 'normal' : 'danger'}
      onConfirm={settle}
      onClose={onClose}
    >
      {t(`${texts}.text`, { buyer, amount: formatMoney(amountDue) })}
    </ConfirmDialog>
  );
}
