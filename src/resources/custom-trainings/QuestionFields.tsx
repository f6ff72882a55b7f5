import IconButton from '@mui/material/IconButton';
import { Trash2 } from 'lucide-react';
import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { courseLimits } from '#contract/courses/limits';
import { textLimits } from '#contract/kit/limits';
import { TextInput } from '~/components/form/TextInput.tsx';
import type { EditorForm } from './editorForm.ts';

interface QuestionFieldsProps {
  name: `chapters.${number}.quizzes.${number}`;
  /** As people count. */
  number: number;
  onRemove: () => void;
}

const numbers = Array.from({ length: courseLimits.quizAnswers }, (_, at) => at + 1);

/** A question with its four answers, one of which is right. */
export function QuestionFields({ name, number, onRemove }: QuestionFieldsProps) {
  const { t } = useTranslation();
  const { field } = useController<EditorForm, `${typeof name}.correctAnswer`>({ name: `${name}.correctAnswer` });
  const label = t('customTraining.question.label', { number });
  return (
    <fieldset className="custom-training-question">
      <legend className="visually-hidden">{label}</legend>
      <div className="custom-training-question-head">
        <TextInput name={`${name}.question`} label={label} maxLength={textLimits.longTextMax} isRequired />
        <IconButton aria-label={t('customTraining.question.remove', { number })} onClick={onRemove}>
          <Trash2 size={16} aria-hidden />
        </IconButton>
      </div>
      {numbers.map((answer) => (
        <div key={answer} className="custom-training-answer">
          <input
            type="radio"
            name={field.name}
            checked={field.value === answer}
            aria-label={t('customTraining.question.right', { answer })}
            title={t('customTraining.question.right', { answer })}
            onChange={() => field.onChange(answer)}
            onBlur={field.onBlur}
          />
          <TextInput
            name={`${name}.answers.${answer - 1}`}
            label={t('customTraining.question.answer', { answer })}
            maxLength={textLimits.longTextMax}
            isRequired
          />
        </div>
      ))}
    </fieldset>
  );
}
