import Button from '@mui/material/Button';
import { useController, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { DateInput } from '~/components/form/date/DateInput.tsx';
import { Field } from '~/components/form/Field.tsx';
import { nextMinute } from './settingsRequest.ts';
import { isNow, type SettingsForm, timeZone } from './settingsSchema.ts';

/** When it begins, in the person's own time zone. */
export function StartField({ isEditing }: { isEditing: boolean }) {
  const { t } = useTranslation();
  const { field, fieldState } = useController<SettingsForm, 'startDate'>({ name: 'startDate' });
  const { resetField } = useFormContext<SettingsForm>();
  const startsNow = !isEditing && isNow(field.value, Date.now());
  return (
    <div className="course-start">
      <Field
        label={t('campaigns.start.label')}
        help={
          <>
            {startsNow && <span>{t('campaigns.start.now')} </span>}
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
