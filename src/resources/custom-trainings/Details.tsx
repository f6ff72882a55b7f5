import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { SelectInput } from '~/components/form/SelectInput.tsx';
import { TextArea } from '~/components/form/TextArea.tsx';
import { TextInput } from '~/components/form/TextInput.tsx';
import { CoverField } from './CoverField.tsx';
import { type EditorForm, languageChoices } from './editorForm.ts';
import { SheetField } from './SheetField.tsx';
import type { Busy } from './useBusyParts.ts';

/** What the training is called, how it looks and what comes with it. */
export function Details({ busy }: { busy: Busy }) {
  const { t } = useTranslation();
  const { field: language, fieldState } = useController<EditorForm, 'language'>({ name: 'language' });
  return (
    <section className="custom-training-card" aria-labelledby="training-details">
      <h2 id="training-details">{t('customTraining.details')}</h2>
      <div className="form-column">
        <CoverField onBusy={busy.cover} />
        <TextInput name="name" label={t('customTraining.fields.name')} isRequired />
        <TextArea name="description" label={t('customTraining.fields.description')} rows={3} />
        <div className="form-pair">
          <SelectInput
            label={t('customTraining.fields.language')}
            value={language.value}
            options={languageChoices}
            error={fieldState.error?.message}
            onChange={language.onChange}
          />
          <SheetField onBusy={busy.sheet} />
        </div>
      </div>
    </section>
  );
}
