import type { Course } from '#contract/courses/courses';
import { useStartTrial } from '~/features/plan/public.ts';
import { TrialDialog } from '~/components/plan/TrialDialog.tsx';
import type { SettingsForm } from '../settings/settingsSchema.ts';
import { ReadyDialog } from './ReadyDialog.tsx';
import { useStartGate } from './startGate.ts';
import { TrialWarning } from './TrialWarning.tsx';

interface StartDialogsProps {
  course: Course;
  values: SettingsForm;
  onConfirm: () => Promise<boolean>;
  onClose: () => void;
}

/** What comes between settings and start: what the plan lacks, the warning of a trial, and the last question. */
export function StartDialogs({ course, values, onConfirm, onClose }: StartDialogsProps) {
  const { gate, accept } = useStartGate(course);
  const startTrial = useStartTrial();
  if (gate === 'warning') return <TrialWarning onContinue={accept} onClose={onClose} />;
  if (gate !== 'open') return <TrialDialog type={gate} onStart={startTrial} onClose={onClose} />;
  return <ReadyDialog course={course} values={values} onConfirm={onConfirm} onClose={onClose} />;
}
