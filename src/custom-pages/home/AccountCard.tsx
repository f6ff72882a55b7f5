import { formatDate } from '~/components/data/format.ts';
import { dynamicKey } from '~/i18n/dynamicKey.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { useCan, useSession } from '~/session/useSession.ts';
import { Card, Facts } from './Card.tsx';
import homeCardCss from './homeCard.module.css';
import css from './AccountCard.module.css';

/** The current account: company, role and plan. i18n-keys: common.roles.* common.plans.* common.companyTypes.* */
export function AccountCard() {
  const { t } = useTranslation();
  const { company, role, plan, user, isActingElsewhere } = useSession();
  const canManage = useCan('users:write');
  const looksAfterOthers = !isActingElsewhere && (user.role !== 'admin' || user.company.distribution.isPartner);
  return (
    <Card title={t('home.account.title')}>
      <Facts
        facts={[
          [t('home.account.company'), company.name],
          [t('home.account.role'), t(dynamicKey(`common.roles.${role}`))],
          [t('home.account.plan'), t(`common.plans.${plan}`)],
          [t('home.account.kind'), t(`common.companyTypes.${company.distribution.companyType}`)],
          [t('home.account.since'), formatDate(String(company.createdAt))],
        ]}
      />
      <h3 className={css.can}>{t('home.account.can')}</h3>
      <ul className={`${homeCardCss.quiet} ${css.bullets}`}>
        {canManage && <li>{t('home.account.manage')}</li>}
        {looksAfterOthers && <li>{t('home.account.choose')}</li>}
        {!canManage && <li>{t('home.account.look')}</li>}
      </ul>
    </Card>
  );
}
