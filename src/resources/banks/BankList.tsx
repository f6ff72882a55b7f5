import { ListChecks, WalletCards } from 'lucide-react';
import { useState } from 'react';
import { useListContext } from 'react-admin';
import { useNavigate } from 'react-router';
import type { Bank } from '#contract/billing/credit';
import { ListRoot } from '~/components/list/ListRoot.tsx';
import { ListView } from '~/components/list/ListView.tsx';
import { PageHeader } from '~/components/page/PageHeader.tsx';
import { useMay } from '~/components/resource/useMay.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { useColumns } from '~/schema/useColumns.ts';
import { bankAddress, bankFields, ledgerOf } from './fields.ts';
import { PayInDialog } from './PayInDialog.tsx';

const nameOf = ({ name }: Bank) => name;

/** Partners with their distributor credit, by name. */
export function BankList() {
  const columns = useColumns<Bank>('banks', bankFields);
  return (
    <ListRoot resource="banks" address={bankAddress} columns={columns}>
      <Banks />
    </ListRoot>
  );
}

function Banks() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { total } = useListContext<Bank>();
  const canPay = useMay('create', 'bank-entries');
  const [paying, setPaying] = useState<Bank>();
  const rowActions = (bank: Bank) => [
    ...(canPay && bank.isPartner
      ? [
          {
            key: 'pay',
            label: t('credit.payIn.action'),
            icon: <WalletCards size={16} aria-hidden />,
            run: () => setPaying(bank),
          },
        ]
      : []),
    {
      key: 'ledger',
      label: t('credit.ledger.action'),
      icon: <ListChecks size={16} aria-hidden />,
      run: () => void navigate(ledgerOf(bank.id)),
    },
  ];
  return (
    <>
      <PageHeader title={t('shell.nav.banks')} count={total} text={t('credit.intro')} />
      <ListView nameOf={nameOf} rowActions={rowActions} empty={{ hint: t('credit.none') }} />
      {paying && <PayInDialog bank={paying} onClose={() => setPaying(undefined)} />}
    </>
  );
}
