import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { PaymentNotice as Notified } from '#contract/billing/checkout';
import { paths } from '#contract/paths';
import { formatDate, formatMoney } from '~/components/data/format.ts';
import { ContactSales } from '~/features/plan/public.ts';
import { Notice } from '~/fields/Notice.tsx';

/** What happened to a payment, what it means for the plan, and what to do next. i18n-keys: billing.notice.* */
export function PaymentNotice({ notice: { problem, number, amountDue, at } }: { notice: Notified }) {
  const { t } = useTranslation();
  const facts = { number: number ?? '', amount: formatMoney(amountDue), date: formatDate(String(at)) };
  const again = (
    <Button component={Link} to={paths.marketplace} variant="outlined" size="small">
      {t('billing.notice.again')}
    </Button>
  );
  return (
    <Notice
      tone={problem === 'failed' ? 'warning' : 'danger'}
      actions={problem === 'failed' ? again : <ContactSales variant="outlined" color="primary" />}
    >
      {t(`billing.notice.${problem}`, facts)}
    </Notice>
  );
}
