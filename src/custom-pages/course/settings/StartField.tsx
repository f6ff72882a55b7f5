import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { TextInput } from '~/components/form/TextInput.tsx';
import { isNow, type SettingsForm } from './settingsSchema.ts';

const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;

/** When it begins, in the person's own time zone. */
export function StartField({ isEditing }: { isEditing: boolean }) {
  const { t } = useTranslation();
  const startDate = useWatch<SettingsForm, 'startDate'>({ name: 'startDate' });
  const startsNow = !isEditing && isNow(startDate, Date.now());
  return (
    <div className="course-start">
      <TextInput
        name="startDate"
        type="datetime-local"
        dir="ltr"
        isRequired
        disabled={isEditing}
        label={t('campaigns.start.label')}
        help={startsNow ? t('campaigns.start.now') : t('campaigns.start.zone', { zone })}
      />
    </div>
  );
}
