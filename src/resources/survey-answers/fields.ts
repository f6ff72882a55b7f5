import type { SurveyAnswer } from '#contract/help/surveys';
import { menu, records, search, toggle } from '~/components/filters/filter.ts';
import type { ListAddress } from '~/components/list/listAddress.ts';
import { type Field, fieldsOf } from '~/schema/field.ts';
import { custom, date, text } from '~/schema/kinds.tsx';

const answer = fieldsOf<SurveyAnswer, 'createdAt' | 'rating'>();
const ratings = ['5', '4', '3', '2', '1'] as const;

/** i18n-keys: help.surveys.ratings.* */
export const answerFields: readonly Field<SurveyAnswer>[] = [
  answer(custom, 'rating', {
    label: 'help.survey.rating',
    render: ({ rating }, wordOf) =>
      rating === null ? wordOf('help.surveys.dismissedOne') : wordOf(`help.surveys.ratings.${rating}`),
    orderField: 'rating',
    minWidth: 130,
  }),
  answer(text, 'message', { label: 'help.survey.comment', isWrapped: true, minWidth: 240 }),
  answer(text, 'companyName', { label: 'help.requests.company', priority: 2, minWidth: 140 }),
  answer(text, 'surveyName', { label: 'help.surveys.name', priority: 3, minWidth: 180 }),
  answer(date, 'createdAt', { label: 'help.requests.received', orderField: 'createdAt', priority: 2 }),
];

export const answerAddress: ListAddress = {
  sorts: ['createdAt', 'rating'],
  sort: { field: 'createdAt', order: 'DESC' },
  filters: [
    search('help.surveys.searchAnswers'),
    records('surveys', 'shell.nav.surveys', 'surveys'),
    menu('ratings', 'help.survey.rating', ratings, 'help.surveys.ratings'),
    toggle('withDismissed', 'help.surveys.withDismissed', { isWidening: true }),
  ],
};
