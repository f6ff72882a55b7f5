import { BadgePlus, Gift } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useCallback, useState } from 'react';
import { fetchedCode } from '~/browser/reloadOnce.ts';
import type { RowAction } from '~/components/list/column.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { useCan } from '~/session/useSession.ts';
import type { LicenceCustomer } from './sale.ts';

const BuyDialog = lazy(() => fetchedCode(import('./BuyDialog.tsx').then((m) => ({ default: m.BuyDialog }))));
const AllocateDialog = lazy(() => fetchedCode(import('./AllocateDialog.tsx').then((m) => ({ default: m.AllocateDialog }))));

/** A customer of a list. `isDirect`: it is the company's own, not one of its customers' customers. */
interface ListedCustomer extends LicenceCustomer {
  isDirect: boolean;
  isSuspended: boolean;
}

/**
 * What a list of customers offers for licences: the row actions of a customer (buy, for resellers and sub-resellers; allocate), and
 * the dialog that they open, to be rendered beside the list.
 */
export function useLicenceActions(): { actionsFor: (customer: ListedCustomer) => RowAction[]; dialog: ReactNode } {
  const { t } = useTranslation();
  const isReseller = useCan('licences:resell');
  const isSubreseller = useCan('licences:subresell');
  const canAllocate = useCan('licences:allocate');
  const [open, setOpen] = useState<{ action: 'buy' | 'allocate'; customer: LicenceCustomer }>();
  const close = () => setOpen(undefined);
  const kind = isReseller ? 'reseller' : isSubreseller ? 'subreseller' : undefined;
  const actionsFor = useCallback(
    ({ isDirect, isSuspended, ...customer }: ListedCustomer): RowAction[] => {
      if (!isDirect) return [];
      const reason = isSuspended ? t('errors.customer_suspended') : undefined;
      const buy: RowAction = {
        key: 'buy',
        label: t('licences.buy'),
        icon: <BadgePlus size={16} aria-hidden />,
        reason,
        run: () => setOpen({ action: 'buy', customer }),
      };
      const allocate: RowAction = {
        key: 'allocate',
        label: t('licences.allocate'),
        icon: <Gift size={16} aria-hidden />,
        reason,
        run: () => setOpen({ action: 'allocate', customer }),
      };
      return [...(kind ? [buy] : []), ...(canAllocate ? [allocate] : [])];
    },
    [t, kind, canAllocate],
  );
  const dialog = open && (
    <Suspense fallback={null}>
      {open.action === 'allocate' && <AllocateDialog customer={open.customer} onClose={close} />}
      {open.action === 'buy' && kind && <BuyDialog kind={kind} customer={open.customer} onClose={close} />}
    </Suspense>
  );
  return { actionsFor, dialog };
}
