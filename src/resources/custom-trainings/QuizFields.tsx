import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { Plus, Trash2 } from 'lucide-react';
import { useController, useFieldArray, useFormContext } from 'react-hook-form';
import { courseLimits } from '#contract/courses/limits';
import { textLimits } from '#contract/kit/limits';
import { TextArea } from '~/components/form/inputs/TextArea.tsx';
import { TextInput } from '~/components/form/inputs/TextInput.tsx';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { blankQuestion, type EditorForm } from './editorForm.ts';
import { QuizCsv } from './QuizCsv.tsx';
import helpersCss from '~/app/theme/helpers.module.css';
import css from './editor.module.css';

/** The questions of a quiz, typed or imported from a file. */
export function QuizFields({ at }: { at: number }) {
  const { t } = useTranslation();
  const { control, getValues, setFocus } = useFormContext<EditorForm>();
  const name = `chapters.${at}.quizzes` as const;
  const { fields, append, replace, remove } = useFieldArray({ control, name, keyName: 'rowKey' });
  const room = courseLimits.customTraining.questions - fields.length;
  /** The questions with any text. Imported questions replace the empty ones. */
  const begun = () => getValues(name).filter(({ question, answers }) => question !== '' || answers.some(Boolean));
  const removeAt = (n: number) => {
    remove(n);
    const next = Math.min(n, fields.length - 2);
    if (next >= 0) requestAnimationFrame(() => setFocus(`${name}.${next}.question`));
  };
  return (
    <div className={css.quiz}>
      {fields.map((field, n) => (
        <QuestionFields key={field.rowKey} name={`${name}.${n}`} number={n + 1} onRemove={() => removeAt(n)} />
      ))}
      <div className={css.add}>
        <Button startIcon={<Plus size={16} />} disabled={room <= 0} onClick={() => append(blankQuestion())}>
          {t('customTraining.question.add')}
        </Button>
        <QuizCsv
          roomLeft={() => courseLimits.customTraining.questions - begun().length}
          onQuestions={(imported) => replace([...begun(), ...imported])}
        />
      </div>
    </div>
  );
}

interface QuestionFieldsProps {
  name: `chapters.${number}.quizzes.${number}`;
  /** Counts from 1. */
  number: number;
  onRemove: () => void;
}

const numbers = Array.from({ length: courseLimits.quizAnswers }, (_, at) => at + 1);

/** A question with its four answers, one of which is correct, and why. */
function QuestionFields({ name, number, onRemove }: QuestionFieldsProps) {
  const { t } = useTranslation();
  const { field } = useController<EditorForm, `${typeof name}.correctAnswer`>({ name: `${name}.correctAnswer` });
  const label = t('customTraining.question.label', { number });
  return (
    <fieldset className={css.question}>
      <legend className={helpersCss.visuallyHidden}>{label}</legend>
      <div className={css.questionHead}>
        <TextInput name={`${name}.question`} label={label} maxLength={textLimits.longTextMax} isRequired />
        <IconButton aria-label={t('customTraining.question.remove', { number })} onClick={onRemove}>
          <Trash2 size={16} aria-hidden />
        </IconButton>
      </div>
      {numbers.map((answer) => (
        <div key={answer} className={css.answer}>
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
      <TextArea name={`${name}.explanation`} label={t('customTraining.question.explanation')} rows={2} />
    </fieldset>
  );
}
