import { useLocation, useNavigate } from 'react-router';
import { getPaymentNotice } from '#contract/billing/checkout';
import { paths } from '#contract/paths';
import { useEndpoint } from '~/dataProvider/index.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { dutyOf } from '~/session/dutyOf.ts';
import { useCan, useMaybeSession } from '~/session/useSession.ts';
import { Banner } from './Banner.tsx';

const staleMs = 300_000;

/** A payment that failed or is overdue, for those who can pay; the billing page says what happens next. i18n-keys: plans.payment.* */
export function PaymentBanner() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const mayPay = useCan('licences:buy');
  // While something must be done first the server would refuse the call.
  const session = useMaybeSession();
  const isAllowed = session !== null && mayPay && dutyOf(session) === null;
  const { data } = useEndpoint(getPaymentNotice, {}, { enabled: isAllowed, staleTime: staleMs });
  if (!data?.notice || pathname === paths.billing) return null;
  const { problem, number, daysOverdue } = data.notice;
  return (
    <Banner
      tone={problem === 'failed' ? 'warning' : 'danger'}
      action={{ label: t('plans.payment.see'), onClick: () => void navigate(paths.billing) }}
    >
      {t(`plans.payment.${problem}`, { number: number ?? '', count: daysOverdue ?? 0 })}
    </Banner>
  );
}
