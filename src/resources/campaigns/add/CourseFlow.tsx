import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import type { CourseView } from '#contract/courses/courses';
import { SaveButton } from '~/components/form/SaveButton.tsx';
import { Steps } from '~/components/form/Steps.tsx';
import { DiscardDialog } from '~/components/overlay/DiscardDialog.tsx';
import { CoursePreview } from '../preview/CoursePreview.tsx';
import type { Texts } from '../settings/settingsRequest.ts';
import { SettingsPanel } from '../settings/SettingsPanel.tsx';
import { useCourseMenu } from '../useCourseMenu.tsx';
import { CourseDialogFrame } from './CourseDialogFrame.tsx';
import { PlanNote } from './PlanNote.tsx';
import { StartDialogs } from './StartDialogs.tsx';
import { stepKeys } from './steps.ts';
import { TrialCard } from './TrialCard.tsx';
import { type Start, useAddCourse } from './useAddCourse.ts';

interface CourseFlowProps {
  course: CourseView;
  /** What people are told unless something else is written. */
  defaults: Texts;
  onClose: () => void;
  onStarted: (start: Start) => void;
}

/** The steps of the dialog over one course. */
export function CourseFlow({ course, defaults, onClose, onStarted }: CourseFlowProps) {
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
        <Button className="course-dialog-back" onClick={() => flow.goTo(step - 1)} disabled={settings.isSaving}>
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
          <div className="form-column">
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
