import { type ReactNode, useCallback, useState } from 'react';
import type { Customer } from '#contract/partners/customers';
import { getCompanyLink } from '#contract/session/signInLinks';
import { openInNewTab } from '~/browser/newTab.ts';
import { useErrorToast } from '~/components/feedback/useErrorToast.ts';
import type { RowAction } from '~/components/list/column.ts';
import { callEndpoint } from '~/dataProvider/index.ts';
import { useLicenceActions } from '~/features/licences/public.ts';
import { useAccessActions } from '~/features/access-grants/public.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { BulkActions } from './BulkActions.tsx';
import { CustomerActionDialog, type PendingAction } from './CustomerActionDialog.tsx';
import { customerRowActions, isDirectAction } from './rowActions.tsx';
import { useAllowed } from './useAllowed.ts';

interface CustomerActions {
  bulkActions: ReactNode;
  rowActions: (customer: Customer) => RowAction[];
  /** The dialog that confirms the chosen action. */
  dialog: ReactNode;
}

/** The actions on customers: row menus, bulk bar, and the dialog that confirms them. */
export function useCustomerActions(): CustomerActions {
  const [pending, setPending] = useState<PendingAction>();
  const licences = useLicenceActions();
  const { actionsFor } = licences;
  const access = useAccessActions();
  const own = useRowActions(setPending, access);
  return {
    bulkActions: <BulkActions ask={setPending} />,
    rowActions: useCallback((customer) => [...actionsFor(licenceFactsOf(customer)), ...own(customer)], [actionsFor, own]),
    dialog: pending ? (
      <CustomerActionDialog pending={pending} onClose={() => setPending(undefined)} />
    ) : (
      (access.drawer ?? licences.dialog)
    ),
  };
}

const licenceFactsOf = ({ id, name, isDirect, disabledAt }: Customer) => ({
  id,
  name,
  isDirect,
  isSuspended: disabledAt !== null,
});

type Ask = (action: PendingAction) => void;
const noop = () => undefined;
type AccessActions = ReturnType<typeof useAccessActions>;

function useRowActions(ask: Ask, { request: requestAccess, showUses }: AccessActions): CustomerActions['rowActions'] {
  const { t } = useTranslation();
  const showError = useErrorToast();
  const { write, suspend, mark, request } = useAllowed();
  return useCallback(
    (customer) => {
      const { id } = customer;
      const logIn = () => {
        const link = async () => (await callEndpoint(getCompanyLink, { params: { companyId: id } })).link;
        void openInNewTab(link).catch(showError);
      };
      const direct = { loginAs: logIn, requestAccess, accessUses: showUses };
      return customerRowActions
        .filter(({ isShown }) => isShown(customer, { write, suspend, mark, request }))
        .map(({ key, icon: Icon, isDanger, reasonOf }) => {
          const reason = reasonOf?.(customer);
          const run = isDirectAction(key)
            ? () => direct[key](customer)
            : () => ask({ action: key, selection: { customersIds: [id] }, name: customer.name, count: 1, onDone: noop });
          return {
            key,
            // i18n-keys: customers.actions.*
            label: t(`customers.actions.${key}`),
            icon: <Icon size={16} aria-hidden />,
            ...(isDanger && { isDanger }),
            reason: reason && t(`customers.reasons.${reason}`),
            run,
          };
        });
    },
    [t, ask, showError, requestAccess, showUses, write, suspend, mark, request],
  );
}
