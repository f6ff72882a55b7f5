import { type Premise, premiseQuestions, premiseRatings } from '#contract/messageTemplates/difficulty';
import { type Difficulty, difficulties } from '#contract/messageTemplates/difficulty';
import { SelectInput } from '~/components/form/inputs/SelectInput.tsx';
import { dynamicKey } from '~/i18n/dynamicKey.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import type { PremiseRating } from './usePremise.ts';
import formCss from '~/components/form/form.module.css';
import css from './editor.module.css';

interface DifficultyFieldsProps {
  premise: PremiseRating;
  /** How many hints the message gives. */
  cues: number;
}

/** How hard the message is to recognise: rated by its author, suggested from that and the callouts, with the reasons. */
export function DifficultyFields({ premise, cues }: DifficultyFieldsProps) {
  const { t } = useTranslation();
  const suggestion = premise.suggestFor(cues);
  const ratings = premiseRatings.map((rating) => ({
    value: String(rating),
    label: t(dynamicKey(`exercise.premise.ratings.${rating}`)),
  }));
  const named = (difficulty: Difficulty) => t(dynamicKey(`exercise.difficulties.${difficulty}`));
  return (
    <section className={`${css.card} ${formCss.column}`}>
      <h3>{t('exercise.premise.title')}</h3>
      <p className={formCss.help}>{t('exercise.premise.help')}</p>
      {premiseQuestions.map((question) => (
        <SelectInput
          key={question}
          label={t(dynamicKey(`exercise.premise.questions.${question}`))}
          value={premise.ratings[question] === undefined ? '' : String(premise.ratings[question])}
          options={ratings}
          emptyLabel={t('exercise.premise.notRated')}
          onChange={(value) => premise.rate(question, value === '' ? undefined : (Number(value) as Premise[keyof Premise]))}
        />
      ))}
      <div role="status">
        {suggestion ? (
          <>
            <p>
              <strong>{t('exercise.premise.suggested', { difficulty: named(suggestion.difficulty) })}</strong>
            </p>
            <p className={formCss.help}>
              {t(dynamicKey(`exercise.premise.cues.${suggestion.cueLevel}`), { cues })}{' '}
              {t(dynamicKey(`exercise.premise.fits.${suggestion.fitLevel}`), { fit: suggestion.fit })}
            </p>
          </>
        ) : (
          <p className={formCss.help}>{t('exercise.premise.incomplete')}</p>
        )}
      </div>
      {suggestion && (
        <SelectInput
          label={t('exercise.premise.difficulty')}
          value={premise.chosen === null ? '' : String(premise.chosen)}
          options={difficulties.map((difficulty) => ({ value: String(difficulty), label: named(difficulty) }))}
          emptyLabel={t('exercise.premise.asSuggested')}
          onChange={(value) => premise.choose(value === '' ? null : (Number(value) as Difficulty))}
        />
      )}
    </section>
  );
}
