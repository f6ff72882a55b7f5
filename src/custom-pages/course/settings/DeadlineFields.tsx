import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { limits } from '#contract/limits';
import { ChoiceCards } from '~/components/form/ChoiceCards.tsx';
import { TextInput } from '~/components/form/TextInput.tsx';
import { dayChoices, type SettingsForm } from './settingsSchema.ts';

const { presets } = limits.daysToComplete;

/** How many days people have. */
export function DeadlineFields() {
  const { t } = useTranslation();
  const { field, fieldState } = useController<SettingsForm, 'daysToComplete'>({ name: 'daysToComplete' });
  const labels = [...presets.map((count) => t('campaigns.days.preset', { count })), t('campaigns.days.custom')];
  return (
    <>
      <ChoiceCards
        label={t('campaigns.days.label')}
        value={field.value}
        onChange={field.onChange}
        error={fieldState.error?.message}
        choices={dayChoices.map((value, index) => ({ value, label: labels[index] ?? value }))}
      />
      {field.value === 'custom' && (
        <TextInput name="customDays" label={t('campaigns.days.customLabel')} inputMode="numeric" isRequired dir="ltr" />
      )}
    </>
  );
}
