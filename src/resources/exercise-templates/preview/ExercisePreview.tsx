import type { Template } from '#contract/exercise/templates';
import { PreviewDialog } from '~/features/message-preview/public.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { exerciseCalls } from '../calls.ts';
import { AnswerList } from './AnswerList.tsx';

export interface PreviewProps {
  templateId: string;
  onClose: () => void;
}

/** A message of an exercise with its situation, its answers and its callouts. */
export function ExercisePreview(props: PreviewProps) {
  const { t } = useTranslation();
  return (
    <PreviewDialog<Template> resource="exercise-templates" calls={exerciseCalls} senderOf={(template) => template} {...props}>
      {({ legend, answers }) => (
        <>
          <p dir="auto">{legend}</p>
          <h3>{t('exercise.preview.answers')}</h3>
          <AnswerList answers={answers} />
        </>
      )}
    </PreviewDialog>
  );
}
