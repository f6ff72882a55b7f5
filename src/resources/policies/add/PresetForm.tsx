import { useEffect, useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { listPolicyPresets, type PolicyPreset } from '#contract/policies/policies';
import { findLanguage, readableIn } from '#locales/languages.ts';
import { formatNumber } from '~/components/data/format.ts';
import { ErrorAlert } from '~/components/feedback/ErrorAlert.tsx';
import { FormDialog } from '~/components/form/FormDialog.tsx';
import { SelectInput } from '~/components/form/inputs/SelectInput.tsx';
import { TextInput } from '~/components/form/inputs/TextInput.tsx';
import { useErrorText } from '~/components/form/useErrorText.ts';
import type { DialogViewProps } from '~/components/resource/dialogView.ts';
import { useEndpoint } from '~/dataProvider/index.ts';
import { Notice } from '~/fields/Notice.tsx';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { type NewPolicy, useNewPolicy } from './useNewPolicy.ts';
import formCss from '~/components/form/form.module.css';
import css from './add.module.css';

/** A policy that begins with a text of the library. */
export function PresetForm({ onClose }: DialogViewProps) {
  const { t } = useTranslation();
  const saving = useNewPolicy('preset');
  const { data, error, refetch } = useEndpoint(listPolicyPresets, {});
  return (
    <FormDialog
      saving={saving}
      title={t('policies.add.preset')}
      intro={<Notice tone="info">{t('policies.add.noAdvice')}</Notice>}
      confirmLabel={t('policies.add.create')}
      // The page of its text follows.
      staysOpen
      onClose={onClose}
    >
      {error && <ErrorAlert error={error} onRetry={() => void refetch()} />}
      {data ? <Presets presets={data} /> : !error && <p role="status">{t('common.loading')}</p>}
    </FormDialog>
  );
}

const textIn = ({ texts }: PolicyPreset, language: string) => texts.find((text) => text.language === language);

/** The languages of the library, as they call themselves. */
function languagesOf(presets: readonly PolicyPreset[]) {
  const codes = new Set(presets.flatMap(({ texts }) => texts.map(({ language }) => language)));
  return [...codes].map((code) => ({ value: code, label: findLanguage(code)?.name ?? code }));
}

function Presets({ presets }: { presets: readonly PolicyPreset[] }) {
  const { t } = useTranslation();
  const { setValue, getValues } = useFormContext<NewPolicy>();
  const { field: language } = useController<NewPolicy, 'language'>({ name: 'language' });
  const { field: preset, fieldState } = useController<NewPolicy, 'presetId'>({ name: 'presetId' });
  const errorText = useErrorText()(fieldState.error?.message);
  const options = languagesOf(presets);
  const offered = new Set(options.map(({ value }) => value));
  // A company whose language the library has not yet reads the nearest one.
  const shown = offered.has(language.value)
    ? language.value
    : (readableIn(language.value).find((code) => offered.has(code)) ?? 'en');
  useEffect(() => setValue('language', shown), [shown, setValue]);
  const [suggested, setSuggested] = useState('');
  const choose = (id: string, code: string) => {
    preset.onChange(id);
    const name = presets.flatMap((one) => (one.id === id ? (textIn(one, code)?.name ?? []) : []))[0] ?? '';
    const typed = getValues('name');
    if (typed !== '' && typed !== suggested) return;
    setValue('name', name, { shouldDirty: true, shouldValidate: true });
    setSuggested(name);
  };
  return (
    <>
      <SelectInput
        label={t('policies.form.language')}
        value={shown}
        options={options}
        onChange={(code) => {
          language.onChange(code);
          if (preset.value) choose(preset.value, code);
        }}
      />
      <fieldset className={formCss.field}>
        <legend className={formCss.label}>{t('policies.add.choose')}</legend>
        <div className={css.presets}>
          {presets.map((one) => {
            const text = textIn(one, shown);
            if (!text) return null;
            return (
              <label key={one.id} className={css.preset}>
                <input
                  type="radio"
                  name={preset.name}
                  value={one.id}
                  checked={preset.value === one.id}
                  onChange={() => choose(one.id, shown)}
                />
                <span className={css.words} lang={findLanguage(shown)?.folder} dir="auto">
                  <strong>{text.name}</strong>
                  <span>{text.summary}</span>
                  <span className={css.note}>{t('policies.editor.words', { number: formatNumber(text.words) })}</span>
                </span>
              </label>
            );
          })}
        </div>
        <div className={formCss.error} role="alert">
          {errorText}
        </div>
      </fieldset>
      <TextInput name="name" label={t('policies.fields.name')} isRequired />
    </>
  );
}
