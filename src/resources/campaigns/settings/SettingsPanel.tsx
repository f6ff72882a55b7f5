import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { Course } from '#contract/courses/courses';
import { FormFrame, FormNotices } from '~/components/form/FormFrame.tsx';
import { Notice } from '~/components/form/Notice.tsx';
import { AssignmentFields } from './AssignmentFields.tsx';
import { DeadlineFields } from './DeadlineFields.tsx';
import { NotificationFields } from './NotificationFields.tsx';
import { StartField } from './StartField.tsx';
import type { CourseSettings } from './useCourseSettings.ts';
import '../course.css';

interface SettingsPanelProps {
  course: Course;
  settings: CourseSettings;
  /** Enter in a field. */
  onSubmit: () => void;
}

/** The settings of a course's campaign: the second step of the dialog and the tab of the course page. */
export function SettingsPanel({ course, settings, onSubmit }: SettingsPanelProps) {
  const { t } = useTranslation();
  const { isEditing, isLocked, isReadOnly } = settings;
  useFocusOnWrong(settings);
  return (
    <FormFrame saving={settings} className="form-column course-settings" onSubmit={onSubmit}>
      <FormNotices saving={settings} />
      {isLocked && <Notice tone="info">{t('campaigns.locked')}</Notice>}
      {course.isCampaignSuspended && <Notice tone="warning">{t('campaigns.suspended')}</Notice>}
      <section className="form-column">
        <AssignmentFields isEditing={isEditing} items={course.activeCampaign?.items ?? []} />
      </section>
      <section className="form-column">
        <StartField isEditing={isEditing} />
        <fieldset className="form-column course-fieldset" disabled={isReadOnly}>
          <DeadlineFields />
        </fieldset>
      </section>
      <fieldset className="form-column course-fieldset" disabled={isReadOnly}>
        <NotificationFields />
      </fieldset>
      <button type="submit" hidden />
    </FormFrame>
  );
}

/** A refusal that arrives while another step is shown still takes the person to its field. */
function useFocusOnWrong({ form }: CourseSettings) {
  useEffect(() => {
    const [first] = Object.keys(form.formState.errors);
    if (first) form.setFocus(first as 'subject');
    // Only when the panel is shown again; typing must not move the focus.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
}
