import Button from '@mui/material/Button';
import { Plus } from 'lucide-react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { courseLimits } from '#contract/courses/limits';
import { blankQuestion, type EditorForm } from './editorForm.ts';
import { QuestionFields } from './QuestionFields.tsx';
import { QuizCsv } from './QuizCsv.tsx';

/** The questions of a quiz, typed or taken from a file. */
export function QuizFields({ at }: { at: number }) {
  const { t } = useTranslation();
  const { control, getValues, setFocus } = useFormContext<EditorForm>();
  const name = `chapters.${at}.quizzes` as const;
  const { fields, append, replace, remove } = useFieldArray({ control, name, keyName: 'rowKey' });
  const room = courseLimits.customTraining.questions - fields.length;
  /** Questions that nobody has begun to fill in make room for those of a file. */
  const begun = () => getValues(name).filter(({ question, answers }) => question !== '' || answers.some(Boolean));
  const removeAt = (n: number) => {
    remove(n);
    const next = Math.min(n, fields.length - 2);
    if (next >= 0) requestAnimationFrame(() => setFocus(`${name}.${next}.question`));
  };
  return (
    <div className="custom-training-quiz">
      {fields.map((field, n) => (
        <QuestionFields key={field.rowKey} name={`${name}.${n}`} number={n + 1} onRemove={() => removeAt(n)} />
      ))}
      <div className="custom-training-add">
        <Button startIcon={<Plus size={16} />} disabled={room <= 0} onClick={() => append(blankQuestion())}>
          {t('customTraining.question.add')}
        </Button>
        <QuizCsv
          roomLeft={() => courseLimits.customTraining.questions - begun().length}
          onQuestions={(found) => replace([...begun(), ...found])}
        />
      </div>
    </div>
  );
}
