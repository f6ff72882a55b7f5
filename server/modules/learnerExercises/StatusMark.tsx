import type { AnswerStatus } from '#contract/exercise/templates';

const strokes: Record<AnswerStatus, string> = {
  CORRECT: 'm5.5 10.5 3 3 6-7',
  PARTIAL: 'M5 10.5c1.7-2 3.3-2 5 0s3.3 2 5 0',
  WRONG: 'm6 6 8 8m0-8-8 8',
};

/** What an answer was worth, as a sign beside the word for it. */
export const StatusMark = ({ status }: { status: AnswerStatus }) => (
  <span className="exercise-mark" data-status={status} aria-hidden>
    <svg viewBox="0 0 20 20" width="20" height="20" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round">
      <path d={strokes[status]} strokeLinejoin="round" />
    </svg>
  </span>
);
