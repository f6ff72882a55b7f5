import Button from '@mui/material/Button';
import { useState } from 'react';
import { openPortal } from '#contract/billing/checkout';
import type { LicenceBalance } from '#contract/billing/licences';
import { type Subscription, subscriptionData } from '#contract/billing/subscriptions';
import { formatDate, formatMoney, formatNumber } from '~/components/data/format.ts';
import { useErrorToast } from '~/components/feedback/useErrorToast.ts';
import { useAction } from '~/dataProvider/index.ts';
import { buysElsewhere, ContinueFree, daysLeft, useUpgrade } from '~/features/plan/public.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { useCan, useSession } from '~/session/useSession.ts';
import { DowngradeDialog } from './DowngradeDialog.tsx';
import { DowngradeDone } from './DowngradeDone.tsx';
import { leaveFor } from './leaveFor.ts';
import cardCss from '~/components/page/card.module.css';
import css from './billing.module.css';

interface PlanCardProps {
  subscriptions: readonly Subscription[];
  lots: LicenceBalance['lots'];
  isDowngrading: boolean;
}

/** The current plan with its facts, and what can be done about it. */
export function PlanCard({ subscriptions, lots, isDowngrading }: PlanCardProps) {
  const { t } = useTranslation();
  const session = useSession();
  const facts = useFacts(subscriptions);
  const isElsewhere = buysElsewhere(session);
  return (
    <section className={cardCss.card}>
      <h2 className={css.title}>{t('billing.plan.title')}</h2>
      <p className={css.figure}>{t(`common.plans.${session.plan}`)}</p>
      {isElsewhere && <p className={css.quiet}>{t('billing.provider')}</p>}
      {facts.length > 0 && (
        <dl className={css.facts}>
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <Actions
        isElsewhere={isElsewhere}
        endsAt={isDowngrading ? null : subscriptionData(subscriptions, Date.now()).subscriptionExpiration}
        lots={lots}
      />
    </section>
  );
}

/** Names and values; a plan that nobody bought has no seats, price or end. */
function useFacts(subscriptions: readonly Subscription[]): [string, string][] {
  const { t } = useTranslation();
  const { plan, company } = useSession();
  const data = subscriptionData(subscriptions, Date.now());
  const trialEnd = plan === 'trial' ? company.subscription.trial.endsAt : null;
  const end = trialEnd ?? data.subscriptionExpiration;
  const left = trialEnd ? daysLeft(String(trialEnd)) : data.subscriptionDaysLeft;
  const facts: [string, string | null][] = [
    [t('transactions.fields.licenses'), data.seats === null ? null : formatNumber(data.seats)],
    [t('billing.plan.price'), data.pricePerSeat === null ? null : formatMoney(data.pricePerSeat * 100)],
    [t('billing.plan.end'), end ? formatDate(String(end)) : null],
    [t('billing.plan.left'), left === null ? null : formatNumber(left)],
  ];
  return facts.filter((fact): fact is [string, string] => fact[1] !== null);
}

interface ActionsProps extends Pick<PlanCardProps, 'lots'> {
  isElsewhere: boolean;
  /** Until when the plan is paid, if the company can still choose to leave it then. */
  endsAt: string | null;
}

function Actions({ isElsewhere, endsAt, lots }: ActionsProps) {
  const { t } = useTranslation();
  const { plan, company } = useSession();
  const showError = useErrorToast();
  const { upgrade, dialog } = useUpgrade();
  const mayBuy = useCan('licences:buy') && !isElsewhere;
  const portal = useAction(openPortal, { keepsData: true });
  const [downgrading, setDowngrading] = useState<'asking' | 'done'>();
  const manage = () => portal.mutateAsync({}).then(leaveFor, showError);
  const mayDowngrade = mayBuy && plan === 'boost' && !company.distribution.isPartner;
  return (
    <div className={css.actions}>
      {(mayBuy || isElsewhere) && (
        <Button variant="contained" color="primary" onClick={upgrade}>
          {plan === 'boost' ? t('billing.more') : t('plans.upgrade')}
        </Button>
      )}
      {mayBuy && (
        <Button variant="outlined" onClick={() => void manage()} loading={portal.isPending}>
          {t('billing.manage')}
        </Button>
      )}
      <ContinueFree />
      {mayDowngrade && (
        <Button color="error" onClick={() => setDowngrading('asking')}>
          {t('billing.downgrade.confirm')}
        </Button>
      )}
      {downgrading === 'asking' && (
        <DowngradeDialog
          endsAt={endsAt}
          lots={lots}
          onDone={() => setDowngrading('done')}
          onClose={() => setDowngrading((now) => (now === 'asking' ? undefined : now))}
        />
      )}
      <DowngradeDone open={downgrading === 'done'} onClose={() => setDowngrading(undefined)} />
      {dialog}
    </div>
  );
}
