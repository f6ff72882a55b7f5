import { z } from 'zod';
import { type AnswerLabel, answerLabels, answerStatuses, type Template } from '#contract/exercise/templates';
import type { LayoutType } from '#contract/messageTemplates/message';
import { checkMessage, emptyMessage, longText, messageShape, messageValues, say } from '~/features/message-editor/public.ts';

const answer = z.object({
  label: z.enum(answerLabels),
  status: z.union([z.enum(answerStatuses), z.literal('')]).refine((status) => status !== '', say('status')),
  description: longText('explanation'),
});
const fields = z.object({ ...messageShape, legend: longText('legend'), answers: z.array(answer) });
export type TemplateForm = z.input<typeof fields>;
export const templateSchema = fields.superRefine(checkMessage());

const blankAnswers = () => answerLabels.map((label) => ({ label, status: '' as const, description: '' }));

export const emptyTemplate = (layoutType: LayoutType): TemplateForm => ({
  ...emptyMessage(layoutType),
  legend: '',
  answers: blankAnswers(),
});

export function fromTemplate(template: Template): TemplateForm {
  const byLabel = new Map<AnswerLabel, Template['answers'][number]>(template.answers.map((each) => [each.label, each]));
  return {
    ...messageValues(template, template),
    legend: template.legend,
    answers: blankAnswers().map((blank) => byLabel.get(blank.label) ?? blank),
  };
}
