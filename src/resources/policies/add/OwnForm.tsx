import { useController } from 'react-hook-form';
import { languages } from '#locales/languages.ts';
import { FormDialog } from '~/components/form/FormDialog.tsx';
import { ChoiceCards } from '~/components/form/inputs/ChoiceCards.tsx';
import { SelectInput } from '~/components/form/inputs/SelectInput.tsx';
import { TextInput } from '~/components/form/inputs/TextInput.tsx';
import type { DialogViewProps } from '~/components/resource/dialogView.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { type NewPolicy, useNewPolicy } from './useNewPolicy.ts';

const kinds = ['text', 'pdf'] as const;
const languageOptions = languages.map(({ code, name }) => ({ value: code, label: name }));

/** A policy that the company writes, or has as a document. */
export function OwnForm({ onClose }: DialogViewProps) {
  const { t } = useTranslation();
  const saving = useNewPolicy('text');
  return (
    <FormDialog
      saving={saving}
      title={t('policies.add.own')}
      confirmLabel={t('policies.add.create')}
      // The page of its text follows.
      staysOpen
      onClose={onClose}
    >
      <TextInput name="name" label={t('policies.fields.name')} isRequired />
      <LanguageField />
      <KindField />
    </FormDialog>
  );
}

function LanguageField() {
  const { t } = useTranslation();
  const { field } = useController<NewPolicy, 'language'>({ name: 'language' });
  return (
    <SelectInput
      label={t('policies.form.language')}
      help={t('policies.form.languageHelp')}
      value={field.value}
      options={languageOptions}
      onChange={field.onChange}
    />
  );
}

function KindField() {
  const { t } = useTranslation();
  const { field } = useController<NewPolicy, 'source'>({ name: 'source' });
  return (
    <ChoiceCards
      label={t('policies.form.kind')}
      value={field.value}
      onChange={field.onChange}
      choices={kinds.map((value) => ({ value, label: t(`policies.form.kinds.${value}`) }))}
    />
  );
}
