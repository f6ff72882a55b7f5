import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { campaignLimits } from '#contract/campaigns/limits';
import { ChoiceCards } from '~/components/form/ChoiceCards.tsx';
import { NumberInput } from '~/components/form/NumberInput.tsx';
import { dayChoices, type SettingsForm } from './settingsSchema.ts';

const { presets } = campaignLimits.daysToComplete;

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
        <NumberInput name="customDays" label={t('campaigns.days.customLabel')} notNumber="campaigns.errors.daysNumber" isRequired />
      )}
    </>
  );
}
