import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { Course } from '#contract/courses';
import { paths } from '#contract/paths';
import { PageSkeleton } from '~/components/feedback/PageSkeleton.tsx';
import { DiscardDialog } from '~/components/overlay/DiscardDialog.tsx';
import { useCloseGuard } from '~/components/overlay/useCloseGuard.ts';
import { useDefaultTexts } from './defaultTexts.ts';
import { SaveButton } from './SaveButton.tsx';
import { SettingsPanel } from './SettingsPanel.tsx';
import type { Texts } from './settingsRequest.ts';
import { useCourseSettings } from './useCourseSettings.ts';

const stay = () => undefined;

/** The settings on the course page: of its campaign, or the way to start one. */
export function SettingsTab({ course }: { course: Course }) {
  const defaults = useDefaultTexts(course.name);
  if (!course.activeCampaign) return <NotStarted course={course} />;
  return defaults ? <CampaignSettings course={course} defaults={defaults} /> : <PageSkeleton />;
}

function NotStarted({ course }: { course: Course }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return (
    <div className="page-card course-not-started">
      <p>{course.is_draft ? t('campaigns.page.draft') : t('campaigns.page.notStarted')}</p>
      {!course.is_draft && (
        <Button
          variant="contained"
          color="primary"
          onClick={() => void navigate(`${paths.courses}?course=${encodeURIComponent(course.id)}&step=2`)}
        >
          {t('campaigns.page.start')}
        </Button>
      )}
    </div>
  );
}

function CampaignSettings({ course, defaults }: { course: Course; defaults: Texts }) {
  const { t } = useTranslation();
  const settings = useCourseSettings(course, defaults);
  const { isDirty } = settings.form.formState;
  const guard = useCloseGuard(isDirty, stay);
  const save = () => {
    if (settings.reason === undefined) void settings.save();
  };
  return (
    <div className="page-card course-settings-tab">
      <SettingsPanel course={course} settings={settings} onSubmit={save} />
      <footer className="course-dialog-foot">
        {isDirty && !settings.isSaving && <Button onClick={() => settings.form.reset()}>{t('campaigns.reset')}</Button>}
        <SaveButton settings={settings} onSave={save} />
      </footer>
      <DiscardDialog guard={guard} />
    </div>
  );
}
