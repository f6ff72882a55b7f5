import type { AnswerLabel, AnswerStatus } from '#contract/exercise/templates';
import { dynamicKey } from '~/i18n/dynamicKey.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import css from './answers.module.css';

interface AnswerListProps {
  answers: readonly { label: AnswerLabel; status: AnswerStatus | ''; description: string }[];
}

/** What each answer is worth, and why. */
export function AnswerList({ answers }: AnswerListProps) {
  const { t } = useTranslation();
  return (
    <ul className={css.answers}>
      {answers.map(({ label, status, description }) => (
        <li key={label} data-status={status}>
          <strong>{t(dynamicKey(`exercise.answers.${label}`))}</strong>
          {status && <span className={css.status}>{t(dynamicKey(`exercise.answerStatuses.${status}`))}</span>}
          <p dir="auto">{description}</p>
        </li>
      ))}
    </ul>
  );
}
