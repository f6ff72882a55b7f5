import type { CustomerReason } from '#contract/partners/customerStates';
import type { StartReason } from '#contract/partners/sharing';
import { LeftOut } from '~/components/list/LeftOut.tsx';
import { useTranslation } from '~/i18n/useTranslation.ts';

type Reason = CustomerReason | StartReason;

/** The reply of the server about a selection, for any action. */
export interface CustomerExclusions {
  companies: readonly { id: string; name: string; reason: Reason }[];
  count: number;
  reasons: Partial<Record<Reason, number>>;
}

interface Props {
  /** Undefined while it loads. */
  check: CustomerExclusions | undefined;
}

/** The selected customers to which an action does not apply: how many for which reason, and who. i18n-keys: customers.reasons.* */
export function LeftOutCustomers({ check }: Props) {
  const { t } = useTranslation();
  if (!check || check.count === 0) return null;
  const wordsOf = (reason: Reason) => t(`customers.reasons.${reason}`);
  return (
    <LeftOut
      title={t('customers.dialogs.leftOut', { count: check.count })}
      counts={Object.entries(check.reasons).map(([reason, count]) => ({ reason: wordsOf(reason as Reason), count }))}
      records={check.companies.map(({ id, name, reason }) => ({ id, name, reason: wordsOf(reason) }))}
      count={check.count}
      more={(unnamed) => t('customers.dialogs.more', { count: unnamed })}
    />
  );
}
