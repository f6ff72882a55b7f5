import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { type ReactNode, useCallback } from 'react';
import type { CourseView } from '#contract/courses/courses';
import { ErrorAlert } from '~/components/feedback/ErrorAlert.tsx';
import { SaveButton } from '~/components/form/SaveButton.tsx';
import { Steps } from '~/components/form/Steps.tsx';
import type { RowAction } from '~/components/list/column.ts';
import { Cross, DialogFrame } from '~/components/overlay/Dialog.tsx';
import { DiscardDialog } from '~/components/overlay/DiscardDialog.tsx';
import { CentredMessage } from '~/components/page/CentredMessage.tsx';
import { MoreMenu } from '~/components/page/MoreMenu.tsx';
import { isHeedError } from '~/errors/heedError.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { useCourse } from '~/resources/courses/public.ts';
import { CoursePreview } from '../preview/CoursePreview.tsx';
import { SettingsPanel } from '../settings/SettingsPanel.tsx';
import { CampaignBase } from '../settings/useCourseSettings.tsx';
import { useCourseMenu } from '../useCourseMenu.tsx';
import { PlanNote, TrialCard } from './PlanGate.tsx';
import { StartDialogs } from './StartDialogs.tsx';
import { type StartSummary, stepKeys, useAddCourse } from './useAddCourse.ts';
import formCss from '~/components/form/form.module.css';
import { type MailTexts, useNotificationTexts } from '~/features/campaign-settings/public.ts';
import css from './AddCourseDialog.module.css';

interface AddCourseDialogProps {
  courseId: string;
  onClose: () => void;
  /** Called after a start; the dialog closes itself. */
  onStarted: (course: CourseView, start: StartSummary) => void;
}

/** Previews a course, edits its settings, and starts it or changes its running campaign. */
export function AddCourseDialog({ courseId, onClose, onStarted }: AddCourseDialogProps) {
  const { t } = useTranslation();
  const { data, error, refetch } = useCourse(courseId);
  const defaults = useNotificationTexts('notification', data);
  const tellStarted = useCallback((start: StartSummary) => data && onStarted(data, start), [data, onStarted]);
  if (data && defaults) {
    return (
      <CampaignBase course={data}>
        <CourseFlow course={data} defaults={defaults} onClose={onClose} onStarted={tellStarted} />
      </CampaignBase>
    );
  }
  const isUnknown = isHeedError(error, 'not_found', 'validation_failed');
  return (
    <CourseDialogFrame title={t('campaigns.title')} onClose={onClose}>
      {isUnknown && <CentredMessage level="h2" title={t('campaigns.unknown.title')} text={t('campaigns.unknown.text')} />}
      {error && !isUnknown && <ErrorAlert error={error} onRetry={() => void refetch()} />}
      {!error && (
        <div role="status" aria-label={t('common.loading')}>
          <Skeleton variant="rounded" height={320} sx={{ mb: 2 }} />
          <Skeleton variant="rounded" height={120} />
        </div>
      )}
    </CourseDialogFrame>
  );
}

interface CourseFlowProps {
  course: CourseView;
  /** The default texts of the notification. */
  defaults: MailTexts;
  onClose: () => void;
  onStarted: (start: StartSummary) => void;
}

/** The steps of the dialog over one course. */
function CourseFlow({ course, defaults, onClose, onStarted }: CourseFlowProps) {
  const { t } = useTranslation();
  const flow = useAddCourse(course, { defaults, onClose, onStarted });
  const { step, settings, guard } = flow;
  const menu = useCourseMenu(course);
  const isRunning = settings.isEditing;
  const titles = stepKeys.slice(0, isRunning ? 2 : 3).map((key) => t(`campaigns.steps.${key}`));
  const toSettings = () => flow.goTo(1);
  const advance = () => void (isRunning && step === 1 ? flow.save() : flow.next());

  const footer = (
    <>
      {step > 0 && (
        <Button className={css.back} onClick={() => flow.goTo(step - 1)} disabled={settings.isSaving}>
          {t('campaigns.back')}
        </Button>
      )}
      {isRunning && step === 1 ? (
        !settings.isLocked && (
          <SaveButton isSaving={settings.isSaving} reason={settings.reason} onClick={advance}>
            {t('campaigns.save')}
          </SaveButton>
        )
      ) : (
        <Button variant="contained" color="primary" onClick={advance}>
          {t('campaigns.next')}
        </Button>
      )}
    </>
  );
  return (
    <CourseDialogFrame title={course.name} actions={menu.actions} onClose={guard.tryClose} isContinued footer={footer}>
      <Steps steps={titles} current={step} aside={<TrialCard />}>
        {step === 0 ? (
          <div className={formCss.column}>
            <PlanNote course={course} />
            <CoursePreview course={course} />
          </div>
        ) : (
          <SettingsPanel course={course} settings={settings} onSubmit={advance} />
        )}
      </Steps>
      {step === 2 && (
        <StartDialogs course={course} values={settings.form.getValues()} onConfirm={flow.start} onClose={toSettings} />
      )}
      {menu.dialog}
      <DiscardDialog guard={guard} />
    </CourseDialogFrame>
  );
}

interface CourseDialogFrameProps {
  title: string;
  actions?: readonly RowAction[];
  onClose: () => void;
  /** True when the frame replaces one that was already open. */
  isContinued?: boolean;
  footer?: ReactNode;
  children: ReactNode;
}

const paperSx = {
  width: 'min(1120px, 100%)',
  maxWidth: 'none',
  height: 'calc(100dvh - 32px)',
  maxHeight: 'none',
  '@media (width < 600px)': { margin: 0, height: '100dvh', borderRadius: 0, border: 0 },
};

/** A dialog of the window's height: title, menu and close button at the top, the content of the step below. */
function CourseDialogFrame({ title, actions = [], onClose, isContinued, footer, children }: CourseDialogFrameProps) {
  return (
    <DialogFrame
      title={(id) => (
        <header className={css.head}>
          <h2 id={id}>
            <bdi>{title}</bdi>
          </h2>
          {actions.length > 0 && <MoreMenu actions={actions} />}
          <Cross onClose={onClose} />
        </header>
      )}
      onClose={onClose}
      transitionDuration={isContinued ? 0 : undefined}
      slotProps={{ paper: { sx: paperSx } }}
    >
      <div className={css.body}>{children}</div>
      {footer && <footer className={css.foot}>{footer}</footer>}
    </DialogFrame>
  );
}
