import { useMemo, useState } from 'react';
import { z } from 'zod';
import { getLicences } from '#contract/billing/licences';
import { billingLimits } from '#contract/billing/limits';
import { allocateToCustomers, findExclusions } from '#contract/partners/customerActions';
import type { CallReply } from '#contract/kit/endpoint';
import { partnerLimits } from '#contract/partners/limits';
import { formatDate, formatNumber } from '~/components/data/format.ts';
import { ErrorAlert } from '~/components/feedback/ErrorAlert.tsx';
import { FormDialog } from '~/components/form/FormDialog.tsx';
import { useSaveForm } from '~/components/form/useSaveForm.ts';
import { LeftOut } from '~/components/list/LeftOut.tsx';
import { StaleSelectionDialog } from '~/components/list/StaleSelectionDialog.tsx';
import { callEndpoint, useEndpoint, useRefreshAll } from '~/dataProvider/index.ts';
import { isHeedError } from '~/errors/heedError.ts';
import { useIdempotencyKey } from '~/dataProvider/useIdempotencyKey.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { formFieldsOf } from '~/schema/form/formField.ts';
import { number } from '~/schema/form/inputKinds.ts';
import { FieldInput } from '~/schema/form/SchemaFields.tsx';
import { LeftOutCustomers } from './LeftOutCustomers.tsx';
import type { PendingAction } from './CustomerActionDialog.tsx';
import { OutcomeDialog } from './OutcomeDialog.tsx';
import css from './AllocateToCustomersDialog.module.css';

interface Values {
  licensesToAllocate: string;
}
interface Output {
  licensesToAllocate: number;
}
type Outcome = CallReply<typeof allocateToCustomers>;

const empty: Values = { licensesToAllocate: '' };
const field = formFieldsOf<Values>()(number, 'licensesToAllocate', {
  label: 'licences.each.number',
  notNumber: 'licences.allocation.tooFew',
  isRequired: true,
});
const once = { gcTime: 0, staleTime: 0, retry: false, refetchOnWindowFocus: false } as const;

interface Props {
  pending: PendingAction;
  onClose: () => void;
}

/**
 * Gives each selected customer the same number of licences. It says before what that takes from the balance and who is left out, and after
 * what each customer has.
 */
export function AllocateToCustomersDialog({ pending: { selection, scope, onDone }, onClose }: Props) {
  const { t } = useTranslation();
  const refresh = useRefreshAll();
  const [outcome, setOutcome] = useState<Outcome>();
  const licences = useEndpoint(getLicences, {}, once);
  const check = useEndpoint(findExclusions, { body: { ...selection, action: 'allocate' } }, once);
  const balance = licences.data?.balance;
  const companies = check.data?.eligibleCount;
  const isTooMany = companies !== undefined && companies > partnerLimits.allocatedCustomers;
  const { keyOf } = useIdempotencyKey();
  const saving = useSaveForm<Values, Output, Outcome>({
    schema: useMemo(() => {
      const tooFew = t('licences.allocation.tooFew');
      const most = balance === undefined ? billingLimits.licences.most : Math.floor(balance / Math.max(1, companies ?? 1));
      const number = z.int(tooFew).min(billingLimits.allocation.min, tooFew).max(most, t('errors.not_enough_licences'));
      return z.object({ licensesToAllocate: z.string().min(1, tooFew).transform(Number).pipe(number) });
    }, [t, balance, companies]),
    values: empty,
    draft: null,
    send: ({ licensesToAllocate }) => {
      return callEndpoint(allocateToCustomers, {
        body: { ...selection, licensesToAllocate, idempotencyKey: keyOf({ licensesToAllocate }) },
      });
    },
    onSaved: (saved) => {
      refresh();
      setOutcome(saved);
    },
    refusals: (error) =>
      isHeedError(error, 'not_enough_licences') ? { licensesToAllocate: 'errors.not_enough_licences' } : undefined,
  });
  const typed = Number(saving.form.watch('licensesToAllocate')) || 0;
  const close = () => {
    onDone();
    onClose();
  };
  const stale = [check.error, saving.failure].find((error) => isHeedError(error, 'total_changed'));
  if (stale !== undefined) return <StaleSelectionDialog error={stale} onReload={onDone} onClose={onClose} />;
  if (outcome) return <Allocated outcome={outcome} onClose={close} />;
  const error = check.error ?? licences.error;
  return (
    <FormDialog
      saving={saving}
      title={t('licences.allocate')}
      confirmLabel={t('licences.allocate')}
      confirmDisabled={!balance || !companies || isTooMany}
      staysOpen
      onClose={onClose}
    >
      {scope && <p>{t('lists.selection.scope', { filters: scope })}</p>}
      {error && <ErrorAlert error={error} onRetry={() => void Promise.all([check.refetch(), licences.refetch()])} />}
      {isTooMany && <p role="alert">{t('licences.each.most', { most: partnerLimits.allocatedCustomers })}</p>}
      <FieldInput
        field={field}
        help={balance === undefined ? undefined : t('licences.allocation.available', { licenses: balance })}
      />
      {companies !== undefined && balance !== undefined && (
        <Sum companies={companies} taken={typed * companies} balance={balance} />
      )}
      {licences.data?.isActive && licences.data.expiresAt && (
        <p className={css.note}>{t('licences.allocation.ends', { date: formatDate(licences.data.expiresAt) })}</p>
      )}
      <LeftOutCustomers check={check.data} />
    </FormDialog>
  );
}

/** What the allocation takes from the balance. */
function Sum({ companies, taken, balance }: { companies: number; taken: number; balance: number }) {
  const { t } = useTranslation();
  const lines = [
    { label: t('licences.each.companies'), value: companies },
    { label: t('licences.each.taken'), value: taken },
    { label: t('licences.each.rest'), value: Math.max(0, balance - taken) },
  ];
  return (
    <dl className={css.sum} aria-live="polite">
      {lines.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{formatNumber(value)}</dd>
        </div>
      ))}
    </dl>
  );
}

function Allocated({ outcome: { customers, balance }, onClose }: { outcome: Outcome; onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <OutcomeDialog title={t('licences.allocated')} onClose={onClose}>
      <LeftOut
        title={t('licences.each.outcome')}
        records={customers.map(({ id, name, licences }) => ({
          id,
          name,
          reason: t('licences.each.holds', { licenses: licences }),
        }))}
        count={customers.length}
        more={(unnamed) => t('customers.dialogs.more', { count: unnamed })}
      />
      <p>
        {t('licences.balance.title')}: {formatNumber(balance)}
      </p>
    </OutcomeDialog>
  );
}
