import { answerLabels } from '#contract/exercise/templates';
import type { LearnerVisit } from '../learnerPages/public.ts';
import { addressesOf } from './addresses.ts';
import type { OneMessage } from './readExercise.ts';

/** The four answers. Choosing and sending are two steps, because an answer is final. */
export function AnswerForm({ visit: { t, to }, shown: { exercise, message } }: { visit: LearnerVisit; shown: OneMessage }) {
  return (
    <form className="exercise-question" method="post" action={to(addressesOf(exercise.id).answer)}>
      <input type="hidden" name="templateId" value={message.templateId} />
      <fieldset>
        <legend>{t('learnerExercise.question')}</legend>
        {answerLabels.map((label) => (
          <label key={label} className="exercise-choice">
            <input type="radio" name="answer" value={label} required />
            {t(`exercise.answers.${label}`)}
          </label>
        ))}
      </fieldset>
      <p className="landing-quiet">{t('learnerExercise.final')}</p>
      <button className="landing-button" type="submit">
        {t('learnerExercise.submit')}
      </button>
    </form>
  );
}
