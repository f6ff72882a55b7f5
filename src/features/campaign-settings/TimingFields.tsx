import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { campaignLimits } from '#contract/campaigns/limits';
import { DateInput } from '~/components/form/date/DateInput.tsx';
import { Field } from '~/components/form/Field.tsx';
import { ChoiceCards } from '~/components/form/inputs/ChoiceCards.tsx';
import { NumberInput } from '~/components/form/inputs/NumberInput.tsx';
import { textGap } from '~/i18n/textGap.ts';
import { dayChoices, isNow, nextMinute, timeZone, type Timing } from '~/features/campaign-rules/public.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import css from './TimingFields.module.css';

/** The start date, in the person's time zone. */
export function StartField({ isEditing }: { isEditing: boolean }) {
  const { t } = useTranslation();
  const { field, fieldState } = useController<Timing, 'startDate'>({ name: 'startDate' });
  const { resetField } = useFormContext<Timing>();
  const startsNow = !isEditing && isNow(field.value, Date.now());
  return (
    <div className={css.start}>
      <Field
        label={t('campaigns.start.label')}
        help={
          <>
            {startsNow && <span>{t('campaigns.start.now') + textGap()}</span>}
            <span>{t('campaigns.start.zone', { zone: timeZone })}</span>
          </>
        }
        isRequired
        error={fieldState.error?.message}
      >
        {(control) => (
          <DateInput
            control={control}
            withTime
            value={field.value}
            onChange={field.onChange}
            onBlur={field.onBlur}
            inputRef={field.ref}
            disabled={isEditing}
          />
        )}
      </Field>
      {!isEditing && !startsNow && (
        <Button size="small" onClick={() => resetField('startDate', { defaultValue: nextMinute(Date.now()) })}>
          {t('campaigns.start.toNow')}
        </Button>
      )}
    </div>
  );
}

const { presets } = campaignLimits.daysToComplete;

interface DeadlineFieldsProps {
  /** Whether an offered number of days is no choice, because it has passed. */
  isOver?: (days: number) => boolean;
  help?: ReactNode;
}

/** The number of days until the deadline. */
export function DeadlineFields({ isOver, help }: DeadlineFieldsProps) {
  const { t } = useTranslation();
  const { field, fieldState } = useController<Timing, 'daysToComplete'>({ name: 'daysToComplete' });
  const labels = [...presets.map((count) => t('campaigns.days.preset', { count })), t('campaigns.days.custom')];
  return (
    <>
      <ChoiceCards
        label={t('campaigns.days.label')}
        value={field.value}
        onChange={field.onChange}
        error={fieldState.error?.message}
        choices={dayChoices.map((value, index) => ({
          value,
          label: labels[index] ?? value,
          disabled: isOver?.(Number(value)) ?? false,
        }))}
      />
      {help}
      {field.value === 'custom' && (
        <NumberInput name="customDays" label={t('campaigns.days.customLabel')} notNumber="campaigns.errors.daysNumber" isRequired />
      )}
    </>
  );
}
