import { useMemo } from 'react';
import { useListContext } from 'react-admin';
import type { Ticket } from '#contract/help/support';
import { findLanguage } from '#locales/languages.ts';
import { formatDateTime } from '~/components/data/format.ts';
import { LtrText } from '~/components/data/LtrText.tsx';
import { ListRoot } from '~/components/list/ListRoot.tsx';
import { ListView } from '~/components/list/ListView.tsx';
import { PageHeader } from '~/components/page/PageHeader.tsx';
import { RequestDrawer, useRecordLink, useStatusActions } from '~/features/requests/public.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { useColumns } from '~/schema/useColumns.ts';
import { ticketAddress, ticketFields } from './fields.ts';

const param = 'ticket';
const nameOf = ({ email }: Ticket) => email;

/** Support tickets, newest first. */
export function TicketList() {
  const linkTo = useRecordLink(param);
  const columns = useColumns<Ticket>(
    'support-tickets',
    useMemo(() => ticketFields(linkTo), [linkTo]),
  );
  return (
    <ListRoot resource="support-tickets" address={ticketAddress} columns={columns}>
      <Tickets />
    </ListRoot>
  );
}

function Tickets() {
  const { t } = useTranslation();
  const { total } = useListContext<Ticket>();
  const { rowActions } = useStatusActions('support-tickets');
  return (
    <>
      <PageHeader title={t('shell.nav.tickets')} count={total} text={t('help.tickets.intro')} />
      <ListView nameOf={nameOf} rowActions={rowActions} empty={{ hint: t('help.tickets.empty') }} />
      <RequestDrawer<Ticket>
        resource="support-tickets"
        param={param}
        titleOf={({ number, category }) => `#${number} · ${t(`help.support.categories.${category}`)}`}
        factsOf={({ email, companyName, language, createdAt }) => [
          [t('help.requests.email'), <LtrText key="email">{email}</LtrText>],
          [t('help.requests.company'), companyName ?? t('help.tickets.signedOut')],
          [t('shell.language'), findLanguage(language)?.name ?? language],
          [t('help.requests.received'), formatDateTime(String(createdAt))],
        ]}
        textOf={({ description }) => description}
      />
    </>
  );
}
