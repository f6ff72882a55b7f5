import Button from '@mui/material/Button';
import { type ReactNode, useCallback, useState } from 'react';
import { useListContext } from 'react-admin';
import type { Customer } from '#contract/partners/customers';
import type { FindingName } from '#contract/partners/customerStates';
import { getCompanyLink } from '#contract/session/signInLinks';
import { openInNewTab } from '~/browser/newTab.ts';
import { useErrorToast } from '~/components/feedback/useErrorToast.ts';
import type { RowAction } from '~/components/list/column.ts';
import { useListPanel } from '~/components/list/listContext.ts';
import { countOf } from '~/components/list/selection.ts';
import { useFilterText } from '~/components/list/useFilterText.ts';
import { callEndpoint } from '~/dataProvider/index.ts';
import { useLicenceActions } from '~/features/licences/public.ts';
import { useAccessActions } from '~/features/access-grants/public.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { useCan, useSession } from '~/session/useSession.ts';
import { CustomerActionDialog, type PendingAction } from './CustomerActionDialog.tsx';
import { type Allowed, customerRowActions, isDirectAction } from './rowActions.tsx';
import { toSelection } from './toSelection.ts';

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

function useAllowed(): Allowed {
  const { company } = useSession();
  const canMark = useCan('customers:mark');
  const canRequest = useCan('access:request');
  return {
    write: useCan('customers:write'),
    suspend: useCan('customers:suspend'),
    mark: canMark && company.isPartnerInviteAllowed && company.integration !== 'acronis',
    request: canRequest && company.isChildLoginAllowed,
  };
}

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

/** The buttons of the bulk bar; staff edit the plan instead of removing. */
function BulkActions({ ask }: { ask: Ask }) {
  const { t } = useTranslation();
  const { selection } = useListPanel();
  const { filterValues } = useListContext();
  const filterText = useFilterText();
  const canEdit = useCan('companies:write');
  const { write, suspend } = useAllowed();
  const start = (action: PendingAction['action']) => () =>
    ask({
      action,
      selection: toSelection(selection.value, filterValues as Record<string, unknown>),
      count: countOf(selection.value),
      scope: selection.value.kind === 'matching' ? filterText : undefined,
      onDone: selection.clear,
    });
  const findings = useListContext().filterValues['findings'] as readonly FindingName[] | undefined;
  const canStart = useCan('sharing:write');
  const canAllocate = useCan('licences:allocate');
  const isAbout = (finding: FindingName) => findings?.includes(finding) === true;
  const buttons = [
    { action: 'remind', isShown: write && isAbout('overdue') },
    { action: 'remindAdmins', isShown: write && (isAbout('domainUnverified') || isAbout('certificateExpiring')) },
    { action: 'resend', isShown: write && isAbout('neverSignedIn') },
    { action: 'start', isShown: canStart && isAbout('noTraining') },
    { action: 'allocate', isShown: canAllocate && (isAbout('licencesFull') || isAbout('trialEnding')) },
    { action: 'edit', isShown: canEdit },
    { action: 'suspend', isShown: suspend },
    { action: 'enable', isShown: suspend },
    { action: 'remove', isShown: write },
  ] as const;
  return (
    <>
      {buttons
        .filter(({ isShown }) => isShown)
        .map(({ action }) => (
          <Button key={action} size="small" onClick={start(action)}>
            {t(`customers.actions.${action}`)}
          </Button>
        ))}
    </>
  );
}
