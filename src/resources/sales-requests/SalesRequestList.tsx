import { useMemo } from 'react';
import { useListContext } from 'react-admin';
import type { SalesRequest } from '#contract/help/sales';
import { formatDateTime, formatNumber } from '~/components/data/format.ts';
import { LtrText } from '~/components/data/LtrText.tsx';
import { ListRoot } from '~/components/list/ListRoot.tsx';
import { ListView } from '~/components/list/ListView.tsx';
import { PageHeader } from '~/components/page/PageHeader.tsx';
import { RequestDrawer, useRecordLink, useStatusActions } from '~/features/requests/public.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { useColumns } from '~/schema/useColumns.ts';
import { salesAddress, salesFields } from './fields.ts';

const param = 'request';
const nameOf = ({ companyName }: SalesRequest) => companyName;

/** Sales requests, newest first. */
export function SalesRequestList() {
  const linkTo = useRecordLink(param);
  const columns = useColumns<SalesRequest>(
    'sales-requests',
    useMemo(() => salesFields(linkTo), [linkTo]),
  );
  return (
    <ListRoot resource="sales-requests" address={salesAddress} columns={columns}>
      <Requests />
    </ListRoot>
  );
}

function Requests() {
  const { t } = useTranslation();
  const { total } = useListContext<SalesRequest>();
  const { rowActions } = useStatusActions('sales-requests');
  return (
    <>
      <PageHeader title={t('shell.nav.salesRequests')} count={total} text={t('help.requests.intro')} />
      <ListView nameOf={nameOf} rowActions={rowActions} empty={{ hint: t('help.requests.empty') }} />
      <RequestDrawer<SalesRequest>
        resource="sales-requests"
        param={param}
        titleOf={({ companyName }) => companyName}
        factsOf={({ fullName, email, phone, usersNumber, country, createdAt }) => [
          [t('help.requests.person'), fullName],
          [t('help.requests.email'), <LtrText key="email">{email}</LtrText>],
          [t('help.sales.phone'), <LtrText key="phone">{phone ?? '–'}</LtrText>],
          [t('help.sales.users'), formatNumber(usersNumber)],
          [t('help.requests.country'), country || '–'],
          [t('help.requests.received'), formatDateTime(String(createdAt))],
        ]}
        textOf={({ message }) => message}
      />
    </>
  );
}
