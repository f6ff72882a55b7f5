import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { Link, type Location, useNavigate } from 'react-router';
import { exerciseLimits } from '#contract/exercise/limits';
import type { Pack } from '#contract/exercise/templates';
import { paths } from '#contract/paths';
import { useToast } from '~/components/feedback/useToast.ts';
import { FormFoot } from '~/components/form/FormFoot.tsx';
import { FormFrame, FormNotices } from '~/components/form/FormFrame.tsx';
import { SaveButton } from '~/components/form/SaveButton.tsx';
import { Steps } from '~/components/form/Steps.tsx';
import { useStep } from '~/components/form/useStep.ts';
import { DiscardDialog } from '~/components/overlay/DiscardDialog.tsx';
import { useCloseGuard } from '~/components/overlay/useCloseGuard.ts';
import { PageHeader } from '~/components/page/PageHeader.tsx';
import { useBoostAction } from '~/features/plan/public.ts';
import type { MailTexts } from '~/features/campaign-settings/public.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { useCan } from '~/session/useSession.ts';
import { type ExerciseForm, stepOf } from '../form/exerciseForm.ts';
import { SettingsFields } from '../form/SettingsFields.tsx';
import { useExerciseForm } from '../form/useExerciseForm.ts';
import { LaunchStep } from './LaunchStep.tsx';
import { TemplatesStep } from './TemplatesStep.tsx';
import helpersCss from '~/app/theme/helpers.module.css';
import css from './wizard.module.css';

/** i18n-keys: exercise.wizard.steps.* i18n-keys: exercise.wizard.reasons.* */
const stepKeys = ['templates', 'settings', 'launch'] as const;
const nothing = () => undefined;
/** A change of the step does not leave the wizard. */
const isSamePage = (from: Location, to: Location) => from.pathname === to.pathname;

interface WizardProps {
  packs: readonly Pack[];
  /** The first values of the form. */
  values: ExerciseForm;
  texts: MailTexts;
}

/** Templates, settings, launch. What is typed stays while one goes back and forth, and is gone after the launch. */
export function Wizard({ packs, values, texts }: WizardProps) {
  const { t } = useTranslation();
  const toast = useToast();
  const navigate = useNavigate();
  const boost = useBoostAction();
  const mayLaunch = useCan('exercises:launch');
  const [isDone, setDone] = useState(false);
  const { step: asked, goTo } = useStep(stepKeys.length - 1);
  const saving = useExerciseForm({
    values,
    texts,
    onSaved: () => {
      toast.success(t('exercise.wizard.done'));
      setDone(true);
    },
    onRefused: (field) => field && goTo(stepOf(field)),
  });
  const { form, isDirty, isSaving, schema } = saving;
  const guard = useCloseGuard(isDirty && !isDone, nothing, isSamePage);
  // Leaves only after the guard has seen that nothing is unsaved; otherwise it would ask.
  useEffect(() => {
    if (isDone) void navigate(paths.exercises);
  }, [isDone, navigate]);

  const firstWrong = useFirstWrong(form.control, schema);
  // A step that is not complete holds those after it back, also when the address names one of them. Without the plan everybody may look at
  // the templates, and learns what a launch needs before any work.
  const step = mayLaunch ? Math.min(asked, firstWrong) : 0;
  const key = stepKeys[step] ?? 'templates';
  const isLast = step === stepKeys.length - 1;
  const reason = firstWrong <= step ? t(`exercise.wizard.reasons.${key}`, { max: exerciseLimits.customTemplates }) : undefined;
  const advance = () => {
    if (reason !== undefined && mayLaunch) return;
    boost.act(() => (isLast ? void saving.save() : goTo(step + 1)), mayLaunch);
  };
  return (
    <FormFrame saving={saving} onSubmit={advance}>
      <div className={css.title}>
        <IconButton component={Link} to={paths.exercises} aria-label={t('exercise.wizard.toLanding')} edge="start">
          <ArrowLeft size={18} aria-hidden className={helpersCss.mirrored} />
        </IconButton>
        <PageHeader title={t('exercise.wizard.title')} />
      </div>
      <Steps steps={stepKeys.map((each) => t(`exercise.wizard.steps.${each}`))} current={step} isOnPage>
        <div className={css.step}>
          <FormNotices saving={saving} />
          {key === 'templates' && <TemplatesStep packs={packs} />}
          {key === 'settings' && <SettingsFields />}
          {key === 'launch' && <LaunchStep packs={packs} />}
        </div>
      </Steps>
      <FormFoot isOnPage>
        {step > 0 && (
          <Button onClick={() => goTo(step - 1)} disabled={isSaving}>
            {t('campaigns.back')}
          </Button>
        )}
        <SaveButton isSaving={isSaving} reason={mayLaunch ? reason : undefined}>
          {isLast ? t('exercise.wizard.launch') : t('campaigns.next')}
        </SaveButton>
      </FormFoot>
      <DiscardDialog guard={guard} />
      {boost.dialog}
    </FormFrame>
  );
}

/** The first step whose fields are not right; beyond the last step if all are. */
function useFirstWrong(
  control: ReturnType<typeof useExerciseForm>['form']['control'],
  schema: ReturnType<typeof useExerciseForm>['schema'],
): number {
  const values = useWatch({ control }) as ExerciseForm;
  const { error } = schema.safeParse(values);
  const wrong = (error?.issues ?? []).map(({ path }) => stepOf(path[0] as keyof ExerciseForm));
  return Math.min(stepKeys.length, ...wrong);
}
