import Button from '@mui/material/Button';
import { Plus, Undo2 } from 'lucide-react';
import { lazy, Suspense, useMemo } from 'react';
import { useListContext } from 'react-admin';
import { countCustomers } from '#contract/partners/customerActions';
import type { Customer } from '#contract/partners/customers';
import { fetchedCode } from '~/browser/reloadOnce.ts';
import { useListPanel } from '~/components/list/listContext.ts';
import { ListRoot } from '~/components/list/ListRoot.tsx';
import { ListView } from '~/components/list/ListView.tsx';
import { useCountText } from '~/components/list/useCountText.ts';
import { useOverlayParam } from '~/components/overlay/useOverlayParam.ts';
import { withTexts } from '~/components/page/lazyPage.tsx';
import { MoreMenu } from '~/components/page/MoreMenu.tsx';
import { PageHeader } from '~/components/page/PageHeader.tsx';
import { callEndpoint } from '~/dataProvider/index.ts';
import { FindingsStrip } from '~/features/customer-findings/public.ts';
import { useListExport } from '~/features/list-export/public.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { useCan, useSession } from '~/session/useSession.ts';
import { useColumns } from '~/schema/useColumns.ts';
import { useExactCount } from '../users/public.ts';
import { callOf, type CustomersOf, customersOf } from './adapter.ts';
import { companyAddress, customerAddress, customerFields } from './fields.tsx';
import { RemovedDrawer } from './RemovedDrawer.tsx';
import { toFilters } from './toSelection.ts';
import { useCustomerActions } from './useCustomerActions.tsx';

const InviteDrawer = lazy(() =>
  fetchedCode(withTexts('account', () => import('./invite/InviteDrawer.tsx').then((m) => ({ default: m.InviteDrawer })))()),
);

const countMatching = async (values: Readonly<Record<string, unknown>>): Promise<number> =>
  (await callEndpoint(countCustomers, { body: toFilters(values) })).count;

/** The customers of the partner in scope; for staff at home all companies. */
export function CustomerList() {
  const columns = useColumns<Customer>('customers', customerFields);
  const of = customersOf(useSession().subject);
  const filter = useMemo(() => ({ of }), [of]);
  return (
    <ListRoot
      resource="customers"
      address={of === 'house' ? companyAddress : customerAddress}
      columns={columns}
      filter={filter}
      isSelectable
      records="customers"
      countMatching={useExactCount(countMatching)}
    >
      <Customers of={of} />
    </ListRoot>
  );
}

const nameOf = ({ name }: Customer) => name;

function Customers({ of }: { of: CustomersOf }) {
  const { t } = useTranslation();
  const countText = useCountText();
  const { total, filterValues, sort } = useListContext<Customer>();
  const { isCapped } = useListPanel();
  const canInvite = useCan('customers:write');
  const canSeeFindings = useCan('findings:read');
  const drawer = useOverlayParam('drawer', ['ADD_CUSTOMERS', 'REMOVED_CUSTOMERS']);
  const actions = useCustomerActions();
  // Everything that matches, in the order of the list.
  const query = { ...toFilters(filterValues), orderBy: sort.field, order: sort.order };
  const exporting = useListExport(callOf(of), { query: query as object }, { texts: 'customers.export', filename: 'customers.csv' });
  const invite = canInvite && (
    <Button variant="contained" color="primary" startIcon={<Plus size={16} />} onClick={() => drawer.open('ADD_CUSTOMERS')}>
      {t('customers.invite.action')}
    </Button>
  );
  const more = [
    exporting.action,
    ...(canInvite
      ? [
          {
            key: 'removed',
            label: t('customers.removed.title'),
            icon: <Undo2 size={16} />,
            run: () => drawer.open('REMOVED_CUSTOMERS'),
          },
        ]
      : []),
  ];
  return (
    <>
      <PageHeader
        title={t(of === 'house' ? 'customers.titleOfAll' : 'customers.title')}
        count={total === undefined ? undefined : countText(total, isCapped)}
        action={invite}
        menu={<MoreMenu actions={more} />}
      />
      {canSeeFindings && <FindingsStrip hasMenu />}
      <ListView
        nameOf={nameOf}
        rowActions={actions.rowActions}
        bulkActions={actions.bulkActions}
        empty={{ hint: t('customers.empty'), action: invite }}
      />
      {actions.dialog}
      {canInvite && drawer.value === 'ADD_CUSTOMERS' && (
        <Suspense fallback={null}>
          <InviteDrawer onClose={drawer.close} />
        </Suspense>
      )}
      {canInvite && drawer.value === 'REMOVED_CUSTOMERS' && <RemovedDrawer onClose={drawer.close} />}
      {exporting.progress}
    </>
  );
}
