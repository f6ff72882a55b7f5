import Button from '@mui/material/Button';
import { useState } from 'react';
import type { CourseView } from '#contract/courses/courses';
import { PageSkeleton } from '~/components/feedback/PageSkeleton.tsx';
import { FormFoot } from '~/components/form/FormFoot.tsx';
import { SaveButton } from '~/components/form/SaveButton.tsx';
import { UnsavedGuard } from '~/components/overlay/UnsavedGuard.tsx';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { AfterStart } from '../add/AfterStart.tsx';
import { PlanNote } from '../add/PlanGate.tsx';
import { StartDialogs } from '../add/StartDialogs.tsx';
import { type StartSummary, summarizeStart } from '../add/useAddCourse.ts';
import { SettingsPanel } from './SettingsPanel.tsx';
import { CampaignBase, useCourseSettings } from './useCourseSettings.tsx';
import formCss from '~/components/form/form.module.css';
import cardCss from '~/components/page/card.module.css';
import { type MailTexts, useNotificationTexts } from '~/features/campaign-settings/public.ts';
import { Notice } from '~/fields/Notice.tsx';
import css from './settings.module.css';

/** The settings on the course page: of its campaign, or of the next campaign together with its start. */
export function SettingsTab({ course }: { course: CourseView }) {
  const { t } = useTranslation();
  const defaults = useNotificationTexts('notification', course);
  const [started, setStarted] = useState<StartSummary | null>(null);
  if (course.is_draft) return <p className={cardCss.card}>{t('campaigns.page.draft')}</p>;
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

function CampaignSettings({ course, defaults }: { course: CourseView; defaults: MailTexts }) {
  const { t } = useTranslation();
  const settings = useCourseSettings(course, defaults);
  const { isDirty, isLocked, isSaving, reason } = settings;
  const save = () => {
    if (reason === undefined) void settings.save();
  };
  return (
    <div className={`${cardCss.card} ${css.tab}`}>
      <SettingsPanel course={course} settings={settings} onSubmit={save} />
      <FormFoot>
        {isDirty && !isSaving && <Button onClick={() => settings.form.reset()}>{t('campaigns.reset')}</Button>}
        {!isLocked && (
          <SaveButton isSaving={isSaving} reason={reason} onClick={save}>
            {t('campaigns.save')}
          </SaveButton>
        )}
      </FormFoot>
      <UnsavedGuard isDirty={isDirty} />
    </div>
  );
}

interface StartOnPageProps {
  course: CourseView;
  /** The default texts of the notification. */
  defaults: MailTexts;
  onStarted: (start: StartSummary) => void;
}

/** The settings of a course without a campaign on its own page, with the start button. */
function StartOnPage({ course, defaults, onStarted }: StartOnPageProps) {
  const { t } = useTranslation();
  const [isAsking, setAsking] = useState(false);
  const settings = useCourseSettings(course, defaults);
  const { form } = settings;
  const ask = async () => setAsking(await form.trigger(undefined, { shouldFocus: true }));
  const start = async () => {
    const made = summarizeStart(form.getValues());
    const isStarted = await settings.save();
    setAsking(false);
    if (isStarted) onStarted(made);
    return isStarted;
  };
  return (
    <div className={`${cardCss.card} ${css.tab}`}>
      <div className={`${formCss.column} ${css.note}`}>
        <Notice tone="info">{t('campaigns.page.notStarted')}</Notice>
        <PlanNote course={course} />
      </div>
      <SettingsPanel course={course} settings={settings} onSubmit={() => void ask()} />
      <FormFoot>
        <Button variant="contained" color="primary" loading={settings.isSaving} onClick={() => void ask()}>
          {t('campaigns.steps.start')}
        </Button>
      </FormFoot>
      {isAsking && <StartDialogs course={course} values={form.getValues()} onConfirm={start} onClose={() => setAsking(false)} />}
      <UnsavedGuard isDirty={settings.isDirty} />
    </div>
  );
}
