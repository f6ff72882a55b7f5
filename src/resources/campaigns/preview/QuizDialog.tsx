import Button from '@mui/material/Button';
import { Check } from 'lucide-react';
import type { Chapter, QuizQuestion } from '#contract/courses/courses';
import helpersCss from '~/app/theme/helpers.module.css';
import { Dialog } from '~/components/overlay/Dialog.tsx';
import { useTranslation } from '~/i18n/useTranslation.ts';
import css from './QuizDialog.module.css';

/** The questions of a quiz with the correct answers marked, for an admin who checks them before a start. */
export function QuizDialog({ quiz, onClose }: { quiz: Chapter; onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <Dialog
      title={<bdi>{quiz.name}</bdi>}
      onClose={onClose}
      slotProps={{ paper: { sx: { width: 'min(640px, calc(100% - 32px))' } } }}
      actions={
        <Button variant="contained" color="primary" onClick={onClose} autoFocus>
          {t('common.close')}
        </Button>
      }
    >
      <ol className={css.questions}>
        {quiz.questions.map((question) => (
          <li key={question.id}>
            <Question question={question} />
          </li>
        ))}
      </ol>
    </Dialog>
  );
}

function Question({ question: { question, answers, correctAnswer, explanation } }: { question: QuizQuestion }) {
  const { t } = useTranslation();
  return (
    <>
      <p dir="auto">{question}</p>
      <ul>
        {answers.map((answer, index) => {
          const isRight = index + 1 === correctAnswer;
          return (
            // Answers are four texts in a fixed order; two of them may be equal.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={`${index} ${answer}`} data-right={isRight || undefined}>
              <span className={css.mark} aria-hidden>
                {isRight && <Check size={14} />}
              </span>
              <bdi>{answer}</bdi>
              {isRight && <span className={helpersCss.visuallyHidden}> ({t('campaigns.preview.right')})</span>}
            </li>
          );
        })}
      </ul>
      {explanation && (
        <p className={css.explanation} dir="auto">
          {explanation}
        </p>
      )}
    </>
  );
}
