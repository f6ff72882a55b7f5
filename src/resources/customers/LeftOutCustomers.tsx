import type { CallReply } from '#contract/kit/endpoint';
import type { findExclusions } from '#contract/partners/customerActions';
import { LeftOut } from '~/components/list/LeftOut.tsx';
import { useTranslation } from '~/i18n/useTranslation.ts';

interface Props {
  /** What the server says of the selection; undefined while it is asked. */
  check: CallReply<typeof findExclusions> | undefined;
}

/** The selected customers to which an action does not apply, each with the reason. i18n-keys: customers.reasons.* */
export function LeftOutCustomers({ check }: Props) {
  const { t } = useTranslation();
  if (!check || check.count === 0) return null;
  return (
    <LeftOut
      title={t('customers.dialogs.leftOut', { count: check.count })}
      records={check.companies.map(({ id, name, reason }) => ({ id, name, reason: t(`customers.reasons.${reason}`) }))}
      count={check.count}
      more={(unnamed) => t('customers.dialogs.more', { count: unnamed })}
    />
  );
}
