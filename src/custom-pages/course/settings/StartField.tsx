import Button from '@mui/material/Button';
import { useController, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Field } from '~/components/form/Field.tsx';
import { nextMinute } from './settingsRequest.ts';
import { isNow, type SettingsForm, unreadable } from './settingsSchema.ts';

const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;

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
        help={startsNow ? t('campaigns.start.now') : t('campaigns.start.zone', { zone })}
        isRequired
        error={fieldState.error?.message}
      >
        {(control) => (
          <input
            {...control}
            {...field}
            type="datetime-local"
            dir="ltr"
            disabled={isEditing}
            // A browser gives nothing for a date that does not exist or is not complete, and keeps what was typed.
            value={field.value === unreadable ? '' : field.value}
            onChange={({ target }) => field.onChange(target.validity.badInput ? unreadable : target.value)}
            className="field-control"
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
