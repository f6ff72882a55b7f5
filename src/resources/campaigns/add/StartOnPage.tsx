import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CourseView } from '#contract/courses/courses';
import { Notice } from '~/components/form/Notice.tsx';
import { UnsavedGuard } from '~/components/overlay/UnsavedGuard.tsx';
import { SettingsPanel } from '../settings/SettingsPanel.tsx';
import type { Texts } from '../settings/settingsRequest.ts';
import { useCourseSettings } from '../settings/useCourseSettings.ts';
import { PlanNote } from './PlanNote.tsx';
import { StartDialogs } from './StartDialogs.tsx';
import { type Start, startOf } from './useAddCourse.ts';

interface StartOnPageProps {
  course: CourseView;
  /** What people are told unless something else is written. */
  defaults: Texts;
  onStarted: (start: Start) => void;
}

/** The settings of a course without a campaign on its own page, and their start. */
export function StartOnPage({ course, defaults, onStarted }: StartOnPageProps) {
  const { t } = useTranslation();
  const [isAsking, setAsking] = useState(false);
  const settings = useCourseSettings(course, defaults);
  const { form } = settings;
  const ask = async () => setAsking(await form.trigger(undefined, { shouldFocus: true }));
  const start = async () => {
    const made = startOf(form.getValues());
    const isStarted = await settings.save();
    setAsking(false);
    if (isStarted) onStarted(made);
    return isStarted;
  };
  return (
    <div className="page-card course-settings-tab">
      <div className="form-column course-settings-note">
        <Notice tone="info">{t('campaigns.page.notStarted')}</Notice>
        <PlanNote course={course} />
      </div>
      <SettingsPanel course={course} settings={settings} onSubmit={() => void ask()} />
      <footer className="course-dialog-foot">
        <Button variant="contained" color="primary" loading={settings.isSaving} onClick={() => void ask()}>
          {t('campaigns.steps.start')}
        </Button>
      </footer>
      {isAsking && <StartDialogs course={course} values={form.getValues()} onConfirm={start} onClose={() => setAsking(false)} />}
      <UnsavedGuard isDirty={settings.isDirty} />
    </div>
  );
}
