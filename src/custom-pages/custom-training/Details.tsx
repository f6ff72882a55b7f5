import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { listCheatSheets } from '#contract/courses';
import { SelectInput } from '~/components/form/SelectInput.tsx';
import { TextArea } from '~/components/form/TextArea.tsx';
import { TextInput } from '~/components/form/TextInput.tsx';
import { useEndpoint } from '~/dataProvider/index.ts';
import { type EditorForm, languageChoices } from './editorForm.ts';

/** What the training is called and what comes with it. */
export function Details() {
  const { t } = useTranslation();
  const { data: sheets } = useEndpoint(listCheatSheets, {});
  const { field: language } = useController<EditorForm, 'language'>({ name: 'language' });
  const { field: sheet } = useController<EditorForm, 'cheatSheetId'>({ name: 'cheatSheetId' });
  return (
    <section className="custom-training-card" aria-labelledby="training-details">
      <h2 id="training-details">{t('customTraining.details')}</h2>
      <div className="form-column">
        <TextInput name="name" label={t('customTraining.fields.name')} isRequired />
        <TextArea name="description" label={t('customTraining.fields.description')} rows={3} />
        <div className="form-pair">
          <SelectInput
            label={t('customTraining.fields.language')}
            value={language.value}
            options={languageChoices}
            onChange={language.onChange}
          />
          <SelectInput
            label={t('customTraining.fields.cheatSheet')}
            value={sheet.value}
            options={(sheets ?? []).map(({ id, name }) => ({ value: id, label: name }))}
            emptyLabel={t('customTraining.fields.noCheatSheet')}
            onChange={sheet.onChange}
          />
        </div>
      </div>
    </section>
  );
}
