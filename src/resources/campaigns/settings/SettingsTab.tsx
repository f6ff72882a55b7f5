import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CourseView } from '#contract/courses/courses';
import { PageSkeleton } from '~/components/feedback/PageSkeleton.tsx';
import { SaveButton } from '~/components/form/SaveButton.tsx';
import { UnsavedGuard } from '~/components/overlay/UnsavedGuard.tsx';
import { AfterStart } from '../add/AfterStart.tsx';
import { StartOnPage } from '../add/StartOnPage.tsx';
import type { Start } from '../add/useAddCourse.ts';
import { CampaignBase } from './CampaignBase.tsx';
import { useDefaultTexts } from './defaultTexts.ts';
import { SettingsPanel } from './SettingsPanel.tsx';
import type { Texts } from './settingsRequest.ts';
import { useCourseSettings } from './useCourseSettings.ts';

/** The settings on the course page: of its campaign, or of the next one with its start. */
export function SettingsTab({ course }: { course: CourseView }) {
  const { t } = useTranslation();
  const defaults = useDefaultTexts(course);
  const [started, setStarted] = useState<Start | null>(null);
  if (course.is_draft) return <p className="page-card">{t('campaigns.page.draft')}</p>;
  if (!defaults) return <PageSkeleton />;
  return (
    <>
      <CampaignBase course={course}>
        {course.activeCampaign ? (
          <CampaignSettings course={course} defaults={defaults} />
        ) : (
          <StartOnPage course={course} defaults={defaults} onStarted={setStarted} />
        )}
      </CampaignBase>
      {started && <AfterStart course={course} {...started} onClose={() => setStarted(null)} />}
    </>
  );
}

function CampaignSettings({ course, defaults }: { course: CourseView; defaults: Texts }) {
  const { t } = useTranslation();
  const settings = useCourseSettings(course, defaults);
  const { isDirty, isLocked, isSaving, reason } = settings;
  const save = () => {
    if (reason === undefined) void settings.save();
  };
  return (
    <div className="page-card course-settings-tab">
      <SettingsPanel course={course} settings={settings} onSubmit={save} />
      <footer className="course-dialog-foot">
        {isDirty && !isSaving && <Button onClick={() => settings.form.reset()}>{t('campaigns.reset')}</Button>}
        {!isLocked && (
          <SaveButton isSaving={isSaving} reason={reason} onClick={save}>
            {t('campaigns.save')}
          </SaveButton>
        )}
      </footer>
      <UnsavedGuard isDirty={isDirty} />
    </div>
  );
}
