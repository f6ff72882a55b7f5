import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useListContext } from 'react-admin';
import { type BankEntry, reversePayment } from '#contract/billing/credit';
import { formatMoney } from '~/components/data/format.ts';
import { useToast } from '~/components/feedback/useToast.ts';
import { ListRoot } from '~/components/list/ListRoot.tsx';
import { ListView } from '~/components/list/ListView.tsx';
import { ConfirmDialog } from '~/components/overlay/ConfirmDialog.tsx';
import { PageHeader } from '~/components/page/PageHeader.tsx';
import { useAction } from '~/dataProvider/index.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { useColumns } from '~/schema/useColumns.ts';
import { useCan } from '~/session/useSession.ts';
import { bankEntryAddress, bankEntryFields } from './fields.ts';

const nameOf = ({ bankName, cents }: BankEntry) => `${bankName} ${formatMoney(cents)}`;

/** Payments, withdrawals and reversals, newest first. */
export function BankEntryList() {
  const columns = useColumns<BankEntry>('bank-entries', bankEntryFields);
  return (
    <ListRoot resource="bank-entries" address={bankEntryAddress} columns={columns}>
      <Entries />
    </ListRoot>
  );
}

function Entries() {
  const { t } = useTranslation();
  const { total } = useListContext<BankEntry>();
  const canReverse = useCan('credit:write');
  const [reversing, setReversing] = useState<BankEntry>();
  const rowActions = (entry: BankEntry) =>
    entry.kind === 'payment'
      ? [
          {
            key: 'reverse',
            label: t('credit.reverse.action'),
            icon: <Undo2 size={16} aria-hidden />,
            reason: entry.isReversed ? t('credit.reverse.isDone') : undefined,
            run: () => setReversing(entry),
          },
        ]
      : [];
  return (
    <>
      <PageHeader title={t('shell.titles.bankEntries')} count={total} text={t('credit.ledger.intro')} />
      <ListView nameOf={nameOf} {...(canReverse && { rowActions })} empty={{ hint: t('credit.ledger.none') }} />
      {reversing && <ReverseDialog payment={reversing} onClose={() => setReversing(undefined)} />}
    </>
  );
}

/** Asks before a payment is taken back, which cannot be undone. */
function ReverseDialog({ payment, onClose }: { payment: BankEntry; onClose: () => void }) {
  const { t } = useTranslation();
  const toast = useToast();
  const action = useAction(reversePayment);
  const { id: entryId, bankName: name } = payment;
  const amount = formatMoney(payment.cents);
  const reverse = async () => {
    await action.mutateAsync({ params: { entryId } });
    toast.success(t('credit.reverse.done'));
    onClose();
  };
  return (
    <ConfirmDialog
      open
      title={t('credit.reverse.title', { amount })}
      confirmLabel={t('credit.reverse.action')}
      tone="danger"
      onConfirm={reverse}
      onClose={onClose}
    >
      {t('credit.reverse.text', { name, amount })}
    </ConfirmDialog>
  );
}
