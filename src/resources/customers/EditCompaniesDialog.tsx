import { useState } from 'react';
import { allowances, editCompanies } from '#contract/partners/customerActions';
import { enablements } from '#contract/partners/customerStates';
import { useToast } from '~/components/feedback/useToast.ts';
import { SelectInput } from '~/components/form/inputs/SelectInput.tsx';
import { StaleSelectionDialog } from '~/components/list/StaleSelectionDialog.tsx';
import { useStaleSelection } from '~/components/list/useStaleSelection.ts';
import { ConfirmDialog } from '~/components/overlay/ConfirmDialog.tsx';
import { type EndpointInput, useAction } from '~/dataProvider/index.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { useWordOf } from '~/schema/useWordOf.ts';
import type { PendingAction } from './CustomerActionDialog.tsx';
import formCss from '~/components/form/form.module.css';

/** What staff can change, each with its values and their texts; nothing chosen leaves it as it is. */
const choices = [
  { name: 'plan', values: ['boost', 'free'], texts: 'common.plans' },
  { name: 'trial', values: ['active', 'expired'], texts: 'customers.edit.trials' },
  { name: 'enablement', values: enablements, texts: 'customers.standings' },
  { name: 'whiteLabel', values: allowances, texts: 'customers.edit.allowances' },
  { name: 'payByInvoice', values: allowances, texts: 'customers.edit.allowances' },
] as const;
type Chosen = Partial<Record<(typeof choices)[number]['name'], string>>;

type EditInput = NonNullable<EndpointInput<typeof editCompanies>['body']>;

/**
 * Changes what the selected companies have, for staff.
 * i18n-keys: customers.edit.trials.* i18n-keys: customers.edit.allowances.*
 */
export function EditCompaniesDialog({ pending, onClose }: { pending: PendingAction; onClose: () => void }) {
  const { selection, count, scope, onDone } = pending;
  const { t } = useTranslation();
  const wordOf = useWordOf();
  const toast = useToast();
  const action = useAction(editCompanies);
  const [chosen, setChosen] = useState<Chosen>({});
  const { staleSelection, unlessStale } = useStaleSelection();
  if (staleSelection !== undefined) return <StaleSelectionDialog error={staleSelection} onReload={onDone} onClose={onClose} />;
  const change = Object.fromEntries(Object.entries(chosen).filter(([, value]) => value)) as Pick<EditInput, 'plan'>;
  const save = () =>
    unlessStale(async () => {
      const { changed } = await action.mutateAsync({ body: { ...selection, ...change } });
      toast.success(t('customers.edit.done', { count: changed }));
      onDone();
    });
  return (
    <ConfirmDialog
      open
      title={t('customers.edit.title', { count })}
      confirmLabel={t('customers.edit.confirm')}
      confirmDisabled={Object.keys(change).length === 0}
      focusButton={false}
      onConfirm={save}
      onClose={onClose}
    >
      <div className={formCss.column}>
        {scope && <p>{t('lists.selection.scope', { filters: scope })}</p>}
        {choices.map(({ name, values, texts }) => (
          // i18n-keys: customers.edit.fields.*
          <SelectInput<string>
            key={name}
            label={t(`customers.edit.fields.${name}`)}
            value={chosen[name] ?? ''}
            emptyLabel={t('customers.edit.unchanged')}
            options={values.map((value) => ({ value, label: wordOf(`${texts}.${value}`) }))}
            onChange={(value) => setChosen({ ...chosen, [name]: value })}
          />
        ))}
      </div>
    </ConfirmDialog>
  );
}
