import Button from '@mui/material/Button';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Plan } from '#contract/roles';
import { formatMoney } from '~/components/data/format.ts';
import { useOverlayParam } from '~/components/overlay/useOverlayParam.ts';
import { PageHeader } from '~/components/page/PageHeader.tsx';
import { buysElsewhere, ContactSales, useBoostAction, useUpgrade } from '~/features/plan/public.ts';
import type { Translate } from '~/i18n/translate.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { useCan, useSession } from '~/session/useSession.ts';
import { UpgradeDialog } from './UpgradeDialog.tsx';
import { useMonthlyPrice } from './useMonthlyPrice.ts';
import cardCss from '~/components/page/card.module.css';
import css from './billing.module.css';

const freeItems = ['course', 'quizzes', 'users', 'reports', 'departments'] as const;
const boostItems = ['premium', 'drip', 'policies', 'exercise', 'simulation', 'sso', 'languages'] as const;
/** The plans side by side. Companies that buy elsewhere see no prices. i18n-keys: billing.free.* billing.boost.* */
export function MarketplacePage() {
  const { t } = useTranslation();
  const session = useSession();
  const isElsewhere = buysElsewhere(session);
  const month = useMonthlyPrice({ enabled: !isElsewhere });
  const current = badgesOf(session.plan, t);
  return (
    <>
      <PageHeader title={t('billing.marketplace.title')} text={t('billing.marketplace.text')} />
      <div className={css.plans}>
        <PlanOffer
          name={t('common.plans.free')}
          price={!isElsewhere && formatMoney(0)}
          note={t('billing.free.note')}
          badge={current.free}
          items={freeItems.map((item) => t(`billing.free.${item}`))}
        />
        <PlanOffer
          name={t('common.plans.boost')}
          price={!isElsewhere && month && t('billing.upgrade.month', { price: month })}
          note={isElsewhere ? t('billing.provider') : t('billing.boost.note')}
          badge={current.boost}
          items={boostItems.map((item) => t(`billing.boost.${item}`))}
          lead={t('billing.boost.lead')}
        >
          <BoostActions isElsewhere={isElsewhere} />
        </PlanOffer>
      </div>
    </>
  );
}

/** The badge of each plan: that the company is on it, tries it, or has tried it. */
function badgesOf(plan: Plan, t: Translate): { free?: string; boost?: string } {
  if (plan === 'free') return { free: t('billing.plan.title') };
  return { boost: plan === 'boost' ? t('billing.plan.title') : t(`common.plans.${plan}`) };
}

interface PlanOfferProps {
  name: string;
  price: string | false | undefined;
  note: string;
  badge: string | undefined;
  items: readonly string[];
  lead?: string;
  children?: ReactNode;
}

function PlanOffer({ name, price, note, badge, items, lead, children }: PlanOfferProps) {
  return (
    <section className={`${cardCss.card} ${css.plan}`} data-main={children !== undefined || undefined} aria-label={name}>
      <div className={css.planHead}>
        <h2>{name}</h2>
        {badge && <span className={css.badge}>{badge}</span>}
      </div>
      {price && <p className={css.figure}>{price}</p>}
      <p className={css.quiet}>{note}</p>
      {children && <div className={css.actions}>{children}</div>}
      {lead && <p className={css.lead}>{lead}</p>}
      <ul className={css.items}>
        {items.map((text) => (
          <li key={text}>
            <Check size={16} aria-hidden />
            {text}
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
