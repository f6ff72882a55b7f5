import Button from '@mui/material/Button';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { billingLimits } from '#contract/billing/limits';
import { monthlyPrice } from '#contract/billing/prices';
import { getPricing } from '#contract/billing/subscriptions';
import { formatMoney } from '~/components/data/format.ts';
import { useOverlayParam } from '~/components/overlay/useOverlayParam.ts';
import { PageHeader } from '~/components/page/PageHeader.tsx';
import { useEndpoint } from '~/dataProvider/index.ts';
import { buysElsewhere, ContactSales, useBoostAction, useUpgrade } from '~/features/plan/public.ts';
import { useCan, useSession } from '~/session/useSession.ts';
import { UpgradeDialog } from './UpgradeDialog.tsx';
import cardCss from '~/components/page/card.module.css';
import css from './billing.module.css';

const freeItems = ['course', 'quizzes', 'users', 'reports', 'departments'] as const;
const boostItems = ['premium', 'drip', 'policies', 'exercise', 'simulation', 'sso', 'languages'] as const;
const query = { usersNumber: String(billingLimits.boost.min) };

/** The plans side by side. Companies that buy elsewhere see no prices. i18n-keys: billing.free.* billing.boost.* */
export function MarketplacePage() {
  const { t } = useTranslation();
  const session = useSession();
  const isElsewhere = buysElsewhere(session);
  const { data } = useEndpoint(getPricing, { query }, { enabled: !isElsewhere });
  const month = data && formatMoney(Number(monthlyPrice(data.pricing.pricePerSeat)) * 100);
  return (
    <>
      <PageHeader title={t('billing.marketplace.title')} text={t('billing.marketplace.text')} />
      <div className={css.plans}>
        <PlanOffer
          name={t('common.plans.free')}
          price={!isElsewhere && formatMoney(0)}
          note={t('billing.free.note')}
          isCurrent={session.plan !== 'boost'}
          items={freeItems.map((item) => t(`billing.free.${item}`))}
        />
        <PlanOffer
          name={t('common.plans.boost')}
          price={!isElsewhere && month}
          unit={month && t('billing.upgrade.month', { price: month })}
          note={isElsewhere ? t('billing.provider') : t('billing.boost.note')}
          isCurrent={session.plan === 'boost'}
          items={boostItems.map((item) => t(`billing.boost.${item}`))}
          lead={t('billing.boost.lead')}
        >
          <BoostActions isElsewhere={isElsewhere} />
        </PlanOffer>
      </div>
    </>
  );
}

interface PlanOfferProps {
  name: string;
  price: string | false | undefined;
  unit?: string | undefined;
  note: string;
  isCurrent: boolean;
  items: readonly string[];
  lead?: string;
  children?: ReactNode;
}

function PlanOffer({ name, price, unit, note, isCurrent, items, lead, children }: PlanOfferProps) {
  const { t } = useTranslation();
  return (
    <section className={`${cardCss.card} ${css.plan}`} data-main={children !== undefined || undefined} aria-label={name}>
      <div className={css.planHead}>
        <h2>{name}</h2>
        {isCurrent && <span className={css.badge}>{t('billing.plan.title')}</span>}
      </div>
      {price && <p className={css.figure}>{price}</p>}
      {unit && <p>{unit}</p>}
      <p className={css.quiet}>{note}</p>
      {children && <div className={css.actions}>{children}</div>}
      {lead && <p className={css.lead}>{lead}</p>}
      <ul className={css.items}>
        {items.map((item) => (
          <li key={item}>
            <Check size={16} aria-hidden />
            {item}
          </li>
        ))}
      </ul>
    </section>
  );
}

function BoostActions({ isElsewhere }: { isElsewhere: boolean }) {
  const { t } = useTranslation();
  const { plan, company } = useSession();
  const modal = useOverlayParam('modal', ['upgrade']);
  const boost = useBoostAction();
  const provider = useUpgrade();
  const mayBuy = useCan('licences:buy');
  const mayTry = useCan('billing:write') && plan === 'free' && company.subscription.trial.status === 'available';
  const buy = isElsewhere ? provider.upgrade : () => modal.open('upgrade');
  return (
    <>
      {(mayBuy || isElsewhere) && (
        <Button variant="contained" color="primary" onClick={buy}>
          {plan === 'boost' ? t('billing.more') : t('plans.upgrade')}
        </Button>
      )}
      {mayTry && (
        <Button variant="outlined" onClick={boost.show}>
          {t('plans.boost.start')}
        </Button>
      )}
      <ContactSales color="primary" />
      {mayBuy && !isElsewhere && modal.isOpen && <UpgradeDialog onClose={modal.close} />}
      {boost.dialog}
      {provider.dialog}
    </>
  );
}
