import { lazy, type ReactNode, Suspense } from 'react';
import type { CustomerAction } from '#contract/partners/customerStates';
import {
  type CustomerSelection,
  findExclusions,
  markSubReseller,
  remindAdmins,
  removeCustomers,
  remindCustomers,
  resendCustomerInvite,
  resendCustomerInvites,
  setEnablement,
  unmarkSubReseller,
} from '#contract/partners/customerActions';
import { requestAccessOfAll } from '#contract/partners/accessRequests';
import { partnerLimits } from '#contract/partners/limits';
import { ErrorAlert } from '~/components/feedback/ErrorAlert.tsx';
import { useToast } from '~/components/feedback/useToast.ts';
import { StaleSelectionDialog } from '~/components/list/StaleSelectionDialog.tsx';
import { useStaleSelection } from '~/components/list/useStaleSelection.ts';
import { ConfirmDialog } from '~/components/overlay/ConfirmDialog.tsx';
import { TypedPhraseDialog } from '~/components/overlay/TypedPhraseDialog.tsx';
import { callEndpoint, useEndpoint, useRefreshAll } from '~/dataProvider/index.ts';
import { isHeedError } from '~/errors/heedError.ts';
import { fetchedCode } from '~/browser/reloadOnce.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { LeftOutCustomers } from './LeftOutCustomers.tsx';
import { TooMany } from './TooMany.tsx';
import { EditCompaniesDialog } from './EditCompaniesDialog.tsx';

/** The actions that ask for more than a confirmation. */
const forms = {
  allocate: lazy(() =>
    fetchedCode(import('./AllocateToCustomersDialog.tsx').then((m) => ({ default: m.AllocateToCustomersDialog }))),
  ),
  start: lazy(() => fetchedCode(import('./StartTrainingDialog.tsx').then((m) => ({ default: m.StartTrainingDialog })))),
};

/** An action on customers that waits for its confirmation. */
export interface PendingAction {
  /** `start`: a training. */
  action: CustomerAction | 'start';
  selection: CustomerSelection;
  /** Of the only company. */
  name?: string;
  /** How many companies the partner saw selected. */
  count: number;
  /** The filters in words, when all that match them are selected. */
  scope?: string | undefined;
  /** Called after the change, and when the list turns out to have changed since it was selected. */
  onDone: () => void;
}

type Confirmed = Exclude<CustomerAction, 'edit' | 'allocate'>;

/** Titles of the actions on several companies. */
const titles = {
  suspend: 'customers.dialogs.suspend.title',
  enable: 'customers.dialogs.enable.title',
  remove: 'customers.dialogs.remove.title',
  remind: 'customers.dialogs.remind.title',
  remindAdmins: 'customers.dialogs.remindAdmins.title',
  resend: 'customers.dialogs.resend.title',
  requestAccess: 'customers.dialogs.requestAccess.title',
} as const satisfies Partial<Record<Confirmed, string>>;

/** Actions that mail each company take fewer of them at once. */
const mailing: readonly Confirmed[] = ['remind', 'remindAdmins', 'resend', 'requestAccess'];
const mostOf = (action: Confirmed): number => (mailing.includes(action) ? partnerLimits.mailedCustomers : Number.POSITIVE_INFINITY);

/** The call of each action. Those about one company name it in their path. */
const calls: Record<Confirmed, (selection: CustomerSelection) => Promise<unknown>> = {
  suspend: (body) => callEndpoint(setEnablement, { body: { ...body, enablementStatusTo: 'suspended' } }),
  enable: (body) => callEndpoint(setEnablement, { body: { ...body, enablementStatusTo: 'enabled' } }),
  remove: (body) => callEndpoint(removeCustomers, { body }),
  mark: (selection) => callEndpoint(markSubReseller, { params: { customerId: onlyOf(selection) } }),
  unmark: (selection) => callEndpoint(unmarkSubReseller, { params: { customerId: onlyOf(selection) } }),
  resend: (selection) =>
    isOne(selection)
      ? callEndpoint(resendCustomerInvite, { body: { customerId: onlyOf(selection) } })
      : callEndpoint(resendCustomerInvites, { body: selection }),
  requestAccess: (body) => callEndpoint(requestAccessOfAll, { body }),
  remind: (body) => callEndpoint(remindCustomers, { body }),
  remindAdmins: (body) => callEndpoint(remindAdmins, { body }),
};
const isOne = ({ customersIds = [], isAllSelected }: CustomerSelection) => !isAllSelected && customersIds.length === 1;
const onlyOf = ({ customersIds = [] }: CustomerSelection) => customersIds[0] ?? '';

interface Props<Action> {
  pending: Action;
  onClose: () => void;
}

export function CustomerActionDialog({ pending, onClose }: Props<PendingAction>) {
  const { action } = pending;
  if (action === 'edit') return <EditCompaniesDialog pending={pending} onClose={onClose} />;
  if (action === 'allocate' || action === 'start') {
    const Form = forms[action];
    return (
      <Suspense fallback={null}>
        <Form pending={pending} onClose={onClose} />
      </Suspense>
    );
  }
  return <ConfirmAction pending={{ ...pending, action }} onClose={onClose} />;
}

/**
 * Asks for confirmation. The server says first which companies it would leave out, and they are named with the reason. When the list has
 * changed since it was selected, the dialog says so and changes nothing.
 */
function ConfirmAction({ pending, onClose }: Props<PendingAction & { action: Confirmed }>) {
  const { action, selection, name, count, scope, onDone } = pending;
  const { t } = useTranslation();
  const toast = useToast();
  const refresh = useRefreshAll();
  const { staleSelection, unlessStale } = useStaleSelection();
  const check = useEndpoint(
    findExclusions,
    { body: { ...selection, action } },
    { gcTime: 0, staleTime: 0, retry: false, refetchOnWindowFocus: false },
  );
  const refusal = staleSelection ?? (isHeedError(check.error, 'total_changed') ? check.error : undefined);
  if (refusal !== undefined) return <StaleSelectionDialog error={refusal} onReload={onDone} onClose={onClose} />;

  const eligible = check.data?.eligibleCount;
  const isTooMany = eligible !== undefined && eligible > mostOf(action);
  const run = () =>
    unlessStale(async () => {
      await calls[action](selection);
      refresh();
      toast.success(t(`customers.dialogs.${action}.done`));
      onDone();
    });
  // i18n-keys: customers.dialogs.*
  // i18n-keys: customers.actions.*
  const title =
    eligible === 0
      ? t('customers.dialogs.none')
      : name && action !== 'requestAccess'
        ? t(`customers.dialogs.${action}.titleOne`, { name })
        : t(titles[action as keyof typeof titles], { count: eligible ?? count });
  const content: ReactNode = (
    <>
      {eligible !== 0 && <p>{t(`customers.dialogs.${action}.text`, { days: partnerLimits.undoDays })}</p>}
      {scope && <p>{t('lists.selection.scope', { filters: scope })}</p>}
      {check.isPending && <p role="status">{t('customers.dialogs.checking')}</p>}
      {check.error && <ErrorAlert error={check.error} onRetry={() => void check.refetch()} sx={{ mt: 2 }} />}
      {isTooMany && <TooMany most={mostOf(action)} />}
      <LeftOutCustomers check={check.data} />
    </>
  );
  const shown = { open: true, title, confirmLabel: t(`customers.actions.${action}`), onConfirm: run, onClose };
  if (action === 'remove' && eligible !== 0) return <TypedPhraseDialog {...shown}>{content}</TypedPhraseDialog>;
  return (
    <ConfirmDialog {...shown} tone={action === 'suspend' ? 'danger' : 'normal'} confirmDisabled={!eligible || isTooMany}>
      {content}
    </ConfirmDialog>
  );
}
