import { useState } from 'react';
import { companyLimits } from '#contract/company/limits';
import type { SavedFilter } from '#contract/company/savedFilters';
import { useToast } from '~/components/feedback/useToast.ts';
import { Field } from '~/components/form/Field.tsx';
import { FocusedInput } from '~/components/form/inputs/FocusedInput.tsx';
import { ConfirmDialog } from '~/components/overlay/ConfirmDialog.tsx';
import { isHeedError } from '~/errors/heedError.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { useSavedQueries } from './useSavedQueries.ts';

/** An action on saved filters. All but `save`, which adds one, act on an existing filter. */
export type SavedQueryAction = { action: 'save' } | { action: 'rename' | 'replace' | 'delete'; saved: SavedFilter };

interface Props {
  list: string;
  present: string;
  pending: SavedQueryAction;
  onClose: () => void;
}

export function SavedQueryDialog({ list, present, pending, onClose }: Props) {
  const { t } = useTranslation();
  const toast = useToast();
  const { save, update, remove } = useSavedQueries(list);
  if (pending.action === 'save') {
    const named = async (name: string) => {
      await save(name, present);
      toast.success(t('lists.saved.saved', { name }));
    };
    return <NameDialog title={t('lists.saved.save')} submitLabel={t('lists.saved.submit')} onSave={named} onClose={onClose} />;
  }
  const { action, saved } = pending;
  const { name: before } = saved;
  if (action === 'rename') {
    const renamed = async (name: string) => {
      await update(saved, { name });
      toast.success(t('lists.saved.renamed', { name }));
    };
    const title = t('lists.saved.renameTitle');
    return <NameDialog title={title} name={before} submitLabel={t('lists.saved.submit')} onSave={renamed} onClose={onClose} />;
  }
  if (action === 'replace') {
    const replaced = async () => {
      await update(saved, { filter: present });
      toast.success(t('lists.saved.replaced', { name: before }));
    };
    const title = t('lists.saved.replaceTitle', { name: before });
    return (
      <ConfirmDialog open title={title} confirmLabel={t('lists.saved.replaceConfirm')} onConfirm={replaced} onClose={onClose}>
        {t('lists.saved.replaceText')}
      </ConfirmDialog>
    );
  }
  const removed = async () => {
    await remove(saved);
    toast.success(t('lists.saved.deleted', { name: before }));
  };
  const title = t('lists.saved.deleteTitle', { name: before });
  return (
    <ConfirmDialog open tone="danger" title={title} confirmLabel={t('common.delete')} onConfirm={removed} onClose={onClose}>
      {t('lists.saved.deleteText')}
    </ConfirmDialog>
  );
}

interface NameProps {
  title: string;
  submitLabel: string;
  name?: string;
  onSave: (name: string) => Promise<void>;
  onClose: () => void;
}

/** Asks for a name. If the name is taken, the field says so and keeps the text. */
function NameDialog({ title, submitLabel, name: before = '', onSave, onClose }: NameProps) {
  const { t } = useTranslation();
  const [name, setName] = useState(before);
  const [error, setError] = useState<string>();
  const save = async () => {
    const typed = name.trim();
    if (typed === before && typed !== '') return true;
    if (typed === '') {
      setError(t('lists.saved.required'));
      return false;
    }
    try {
      await onSave(typed);
      return true;
    } catch (failure) {
      if (!isHeedError(failure, 'name_in_use')) throw failure;
      setError(t('lists.saved.taken'));
      return false;
    }
  };
  return (
    <ConfirmDialog open title={title} confirmLabel={submitLabel} focusButton={false} onConfirm={save} onClose={onClose}>
      <Field label={t('lists.saved.name')} error={error} isRequired>
        {(control) => (
          <FocusedInput
            {...control}
            dir="auto"
            maxLength={companyLimits.savedFilters.nameMax}
            value={name}
            onChange={(event) => {
              setName(event.target.value);
              setError(undefined);
            }}
          />
        )}
      </Field>
    </ConfirmDialog>
  );
}
