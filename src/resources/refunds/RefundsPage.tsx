import { CircleCheck, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { billingLimits } from '#contract/billing/limits';
import type { Refund } from '#contract/billing/refunds';
import { refundsReport } from '#contract/billing/refundsReport';
import type { RowAction } from '~/components/list/column.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { ReportPage } from '~/report/page/ReportPage.tsx';
import { type ReportView, reportAddress } from '~/report/reportView.ts';
import { useCan } from '~/session/useSession.ts';
import { InvoiceLink } from '../transactions/public.ts';
import { RefundedDialog } from './RefundedDialog.tsx';
import { ReopenDialog } from './ReopenDialog.tsx';

const view: ReportView<Refund> = {
  report: refundsReport,
  resource: 'refunds',
  address: reportAddress(refundsReport, { perPage: billingLimits.pageSize }),
  nameOf: ({ company }) => company,
  looks: () => ({
    company: { minWidth: 160 },
    number: { render: ({ invoiceId, number }) => <InvoiceLink transaction={{ id: invoiceId, number }} />, minWidth: 150 },
    state: { tones: { open: 'warning', givenBack: 'success' }, minWidth: 116 },
    reason: { minWidth: 220 },
    reference: { render: ({ reference }) => <bdi dir="ltr">{reference}</bdi>, minWidth: 180 },
  }),
};

interface OpenDialog {
  refund: Refund;
  about: 'givenBack' | 'reopen';
}

/** Payments that bought nothing, of all companies. Superadmins record which of them were refunded at the provider. */
export function RefundsPage() {
  const { t } = useTranslation();
  const canWrite = useCan('refunds:write');
  const [dialog, setDialog] = useState<OpenDialog>();
  const rowActions = (refund: Refund): RowAction[] => {
    if (refund.state === 'open')
      return [
        {
          key: 'givenBack',
          label: t('transactions.refunds.mark.action'),
          icon: <CircleCheck size={16} aria-hidden />,
          run: () => setDialog({ refund, about: 'givenBack' }),
        },
      ];
    return refund.isNoted
      ? [
          {
            key: 'reopen',
            label: t('transactions.refunds.reopen.action'),
            icon: <Undo2 size={16} aria-hidden />,
            run: () => setDialog({ refund, about: 'reopen' }),
          },
        ]
      : [];
  };
  const Dialog = dialog?.about === 'reopen' ? ReopenDialog : RefundedDialog;
  return (
    <>
      <ReportPage view={view} {...(canWrite && { rowActions })} />
      {dialog && <Dialog refund={dialog.refund} onClose={() => setDialog(undefined)} />}
    </>
  );
}
