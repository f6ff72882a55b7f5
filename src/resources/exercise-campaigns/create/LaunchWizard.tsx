import { exerciseLimits } from '#contract/exercise/limits';
import type { Pack } from '#contract/exercise/templates';
import { paths } from '#contract/paths';
import { useToast } from '~/components/feedback/useToast.ts';
import type { MailTexts } from '~/features/campaign-settings/public.ts';
import { useBoostAction } from '~/features/plan/public.ts';
import { useWizard, Wizard, type WizardStep } from '~/features/wizard/public.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { useCan } from '~/session/useSession.ts';
import type { ExerciseField, ExerciseForm } from '../form/exerciseForm.ts';
import { SettingsFields } from '../form/SettingsFields.tsx';
import { useExerciseForm } from '../form/useExerciseForm.ts';
import { LaunchStep } from './LaunchStep.tsx';
import { TemplatesStep } from './TemplatesStep.tsx';

const steps: readonly WizardStep<'templates' | 'settings' | 'launch', ExerciseField>[] = [
  { key: 'templates', fields: ['packId', 'templates'] },
  { key: 'settings' },
  { key: 'launch', fields: ['name'] },
];

interface LaunchWizardProps {
  packs: readonly Pack[];
  /** The first values of the form. */
  values: ExerciseForm;
  texts: MailTexts;
}

/** Templates, settings, launch. Without the plan everybody may look at the templates. i18n-keys: exercise.wizard.steps.* exercise.wizard.reasons.* */
export function LaunchWizard({ packs, values, texts }: LaunchWizardProps) {
  const { t } = useTranslation();
  const toast = useToast();
  const boost = useBoostAction();
  const mayLaunch = useCan('exercises:launch');
  const wizard = useWizard(steps);
  const saving = useExerciseForm({
    values,
    texts,
    onSaved: () => {
      toast.success(t('exercise.wizard.done'));
      wizard.finish();
    },
    onRefused: wizard.show,
  });
  return (
    <Wizard
      wizard={wizard}
      saving={saving}
      home={paths.exercises}
      texts={{
        title: t('exercise.wizard.title'),
        toHome: t('exercise.wizard.toLanding'),
        step: (key) => t(`exercise.wizard.steps.${key}`),
        reason: (key) => t(`exercise.wizard.reasons.${key}`, { max: exerciseLimits.customTemplates }),
        submit: t('exercise.wizard.launch'),
      }}
      gate={{ isOpen: mayLaunch, pass: boost.act }}
      content={{
        templates: <TemplatesStep packs={packs} />,
        settings: <SettingsFields />,
        launch: <LaunchStep packs={packs} />,
      }}
    >
      {boost.dialog}
    </Wizard>
  );
}
