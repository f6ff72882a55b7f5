import { useTranslation } from 'react-i18next';
import type { CustomerReason } from '#contract/partners/customerStates';
import css from './LeftOut.module.css';

interface LeftOutProps {
  companies: readonly { id: string; name: string; reason: CustomerReason }[];
  /** The exact number; `companies` may hold only the first ones. */
  count: number;
}

const namedAtMost = 20;

/** Names the companies that an action leaves out, each with the reason. */
export function LeftOut({ companies, count }: LeftOutProps) {
  const { t } = useTranslation();
  const named = companies.slice(0, namedAtMost);
  return (
    <div className={css.leftOut}>
      <p>{t('customers.dialogs.leftOut', { count })}</p>
      <ul>
        {named.map(({ id, name, reason }) => (
          <li key={id}>
            <bdi>{name}</bdi>
            {/* i18n-keys: customers.reasons.* */}
            <span>{t(`customers.reasons.${reason}`)}</span>
          </li>
        ))}
        {count > named.length && <li>{t('customers.dialogs.more', { count: count - named.length })}</li>}
      </ul>
    </div>
  );
}
