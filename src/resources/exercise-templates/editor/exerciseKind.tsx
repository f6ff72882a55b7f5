import { getDifficulty, rateDifficulty } from '#contract/exercise/difficulty';
import type { Template } from '#contract/exercise/templates';
import { useAction, useEndpoint } from '~/dataProvider/index.ts';
import { type TemplateKind, usePremise } from '~/features/message-editor/public.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { exerciseCalls } from '../calls.ts';
import { AnswerList } from '../preview/AnswerList.tsx';
import { Backstory } from './Backstory.tsx';
import { emptyTemplate, fromTemplate, type TemplateForm, templateSchema } from './templateForm.ts';
import css from '~/features/message-editor/editor.module.css';

/** A message of an exercise: with its situation, and the worth of each answer. */
export const exerciseKind: TemplateKind<TemplateForm, Template> = {
  resource: 'exercise-templates',
  draft: 'exerciseTemplate',
  calls: exerciseCalls,
  senderOf: (template) => template,
  schema: templateSchema,
  empty: emptyTemplate,
  valuesOf: fromTemplate,
  toRequest: ({ legend, answers }) => ({ legend: legend.trim(), answers }),
  steps: [{ title: 'exercise.editor.steps.backstory', fields: ['legend', 'answers'], Content: Backstory }],
  Summary: Situation,
  useRating,
};

function Situation({ form }: { form: TemplateForm }) {
  const { t } = useTranslation();
  return (
    <section className={css.card}>
      <h3>{t('exercise.preview.answers')}</h3>
      <p dir="auto">{form.legend}</p>
      <AnswerList answers={form.answers} />
    </section>
  );
}

function useRating(templateId: string | null) {
  const { data } = useEndpoint(getDifficulty, { params: { templateId: templateId ?? '' } }, { enabled: templateId !== null });
  const store = useAction(rateDifficulty);
  return usePremise(data?.data, (id, body) => store.mutateAsync({ params: { templateId: id }, body }));
}
