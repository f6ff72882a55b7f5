import Button from '@mui/material/Button';
import { useEffect } from 'react';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { campaignLimits } from '#contract/campaigns/limits';
import { Link } from 'react-router';
import type { Course } from '#contract/courses/courses';
import { paths } from '#contract/paths';
import { DateInput } from '~/components/form/date/DateInput.tsx';
import { Field } from '~/components/form/Field.tsx';
import { FormFrame, FormNotices } from '~/components/form/FormFrame.tsx';
import { ChoiceCards } from '~/components/form/inputs/ChoiceCards.tsx';
import { NumberInput } from '~/components/form/inputs/NumberInput.tsx';
import { SwitchInput } from '~/components/form/inputs/SwitchInput.tsx';
import { TextArea } from '~/components/form/inputs/TextArea.tsx';
import { TextInput } from '~/components/form/inputs/TextInput.tsx';
import { Notice } from '~/fields/Notice.tsx';
import { textGap } from '~/i18n/textGap.ts';
import { AssignmentFields } from './AssignmentFields.tsx';
import { nextMinute } from './settingsRequest.ts';
import { dayChoices, isNow, type SettingsForm, timeZone } from './settingsSchema.ts';
import type { CourseSettings } from './useCourseSettings.tsx';
import formCss from '~/components/form/form.module.css';
import css from './settings.module.css';

interface SettingsPanelProps {
  course: Course;
  settings: CourseSettings;
  /** Called on Enter in a field. */
  onSubmit: () => void;
}

/** The settings of a course's campaign: the second step of the dialog and the tab of the course page. */
export function SettingsPanel({ course, settings, onSubmit }: SettingsPanelProps) {
  const { t } = useTranslation();
  const { isEditing, isLocked, isReadOnly } = settings;
  useFocusOnWrong(settings);
  return (
    <FormFrame saving={settings} className={css.settings} onSubmit={onSubmit}>
      <FormNotices saving={settings} />
      {isLocked && <Notice tone="info">{t('campaigns.locked')}</Notice>}
      {course.isCampaignSuspended && <Notice tone="warning">{t('campaigns.suspended')}</Notice>}
      <section className={formCss.column}>
        <AssignmentFields isEditing={isEditing} items={course.activeCampaign?.items ?? []} />
      </section>
      <section className={formCss.column}>
        <StartField isEditing={isEditing} />
        <fieldset className={`${formCss.column} ${css.fieldset}`} disabled={isReadOnly}>
          <DeadlineFields />
        </fieldset>
      </section>
      <fieldset className={`${formCss.column} ${css.fieldset}`} disabled={isReadOnly}>
        <NotificationFields />
        <ReminderText campaign={course.activeCampaign} />
      </fieldset>
      <button type="submit" hidden />
    </FormFrame>
  );
}

/** Focuses the refused field, also when the refusal arrives while another step is on screen. */
function useFocusOnWrong({ form }: CourseSettings) {
  useEffect(() => {
    const [first] = Object.keys(form.formState.errors);
    if (first) form.setFocus(first as keyof SettingsForm);
    // Runs only when the panel appears; typing must not move the focus.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
}

/** The start date, in the person's time zone. */
function StartField({ isEditing }: { isEditing: boolean }) {
  const { t } = useTranslation();
  const { field, fieldState } = useController<SettingsForm, 'startDate'>({ name: 'startDate' });
  const { resetField } = useFormContext<SettingsForm>();
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

/** The number of days until the deadline. */
function DeadlineFields() {
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

/** Whether people get a notification of the course, and its text. */
function NotificationFields() {
  const { t } = useTranslation();
  const isOn = useWatch<SettingsForm, 'notificationsEnabled'>({ name: 'notificationsEnabled' });
  return (
    <>
      <SwitchInput name="notificationsEnabled" label={t('campaigns.notification.label')} help={t('campaigns.notification.help')} />
      {isOn ? (
        <>
          <TextInput name="subject" label={t('campaigns.notification.subject')} isRequired />
          <TextArea name="message" label={t('campaigns.notification.message')} help={t('campaigns.notification.messageHelp')} />
        </>
      ) : (
        <Notice tone="info">{t('campaigns.notification.off')}</Notice>
      )}
    </>
  );
}

/** What the weekly reminders of a running campaign say in the company's own words. It is written in the settings, for all campaigns. */
function ReminderText({ campaign }: { campaign: Course['activeCampaign'] }) {
  const { t } = useTranslation();
  const isOn = useWatch<SettingsForm, 'notificationsEnabled'>({ name: 'notificationsEnabled' });
  if (!isOn || !campaign?.reminderSubject) return null;
  return (
    <Notice tone="info" actions={<Link to={paths.settingsEmailReminders}>{t('shell.nav.settings')}</Link>}>
      <strong>{t('campaigns.notification.reminder', { subject: campaign.reminderSubject })}</strong>
      <div className={css.reminder}>{campaign.reminderMessage}</div>
    </Notice>
  );
}
