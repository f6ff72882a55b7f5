import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { type PaymentNotice as Notified, payInvoice } from '#contract/billing/checkout';
import { paths } from '#contract/paths';
import { formatDate, formatMoney } from '~/components/data/format.ts';
import { useErrorToast } from '~/components/feedback/useErrorToast.ts';
import { useAction } from '~/dataProvider/index.ts';
import { ContactSales } from '~/features/plan/public.ts';
import { Notice } from '~/fields/Notice.tsx';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { useCan } from '~/session/useSession.ts';
import { leaveFor } from './leaveFor.ts';

interface PaymentNoticeProps {
  notice: Notified;
  /** Called when the invoice cannot be paid, because it may have been paid meanwhile. */
  onRefused: () => void;
}

/** What happened to a payment, what it means for the plan, and what to do next. i18n-keys: billing.notice.* */
export function PaymentNotice({ notice, onRefused }: PaymentNoticeProps) {
  const { t } = useTranslation();
  const { problem, number, amountDue, at } = notice;
  const facts = { number: number ?? '', amount: formatMoney(amountDue), date: formatDate(String(at)) };
  const again = (
    <Button component={Link} to={paths.marketplace} variant="outlined" size="small">
      {t('billing.notice.again')}
    </Button>
  );
  const settle = (
    <>
      <PayByCard notice={notice} onRefused={onRefused} />
      <ContactSales variant="outlined" color="primary" />
    </>
  );
  return (
    <Notice tone={problem === 'failed' ? 'warning' : 'danger'} actions={problem === 'failed' ? again : settle}>
      {t(`billing.notice.${problem}`, facts)}
    </Notice>
  );
}

/** Leads to the payment page of the invoice. */
function PayByCard({ notice: { invoiceId, takesCards }, onRefused }: PaymentNoticeProps) {
  const { t } = useTranslation();
  const showError = useErrorToast();
  const mayPay = useCan('licences:buy');
  const { mutateAsync, isPending } = useAction(payInvoice, { keepsData: true });
  if (!takesCards || !mayPay) return null;
  const pay = () =>
    mutateAsync({ params: { invoiceId } }).then(leaveFor, (error: unknown) => {
      showError(error);
      onRefused();
    });
  return (
    <Button variant="contained" color="primary" loading={isPending} onClick={() => void pay()}>
      {t('billing.notice.pay')}
    </Button>
  );
}
