import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import { Link } from 'react-router';
import type { Course } from '#contract/courses/courses';
import { paths } from '#contract/paths';
import { FormFrame, FormNotices } from '~/components/form/FormFrame.tsx';
import { DeadlineFields, NotificationFields, StartField } from '~/features/campaign-settings/public.ts';
import { Notice } from '~/fields/Notice.tsx';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { AssignmentFields } from './AssignmentFields.tsx';
import type { SettingsForm } from './settingsSchema.ts';
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
        <NotificationFields help={t('campaigns.notification.help')} off={t('campaigns.notification.off')} isSubjectRequired />
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
