import { type Survey, surveyStatuses } from '#contract/help/surveys';
import { paths } from '#contract/paths';
import { menu, search } from '~/components/filters/filter.ts';
import type { ListAddress } from '~/components/list/listAddress.ts';
import { type Field, fieldsOf } from '~/schema/field.ts';
import { custom, date, name, number, status } from '~/schema/kinds.tsx';
import { formatRating } from './formatRating.ts';

const survey = fieldsOf<Survey, 'createdAt' | 'name'>();
const texts = 'help.surveys.statuses';

/** The name leads to the answers. i18n-keys: help.surveys.statuses.* */
export const surveyFields: readonly Field<Survey>[] = [
  survey(name, 'name', {
    label: 'help.surveys.name',
    pathOf: ({ id }) => `${paths.surveyAnswers}?surveys=${id}`,
    orderField: 'name',
    minWidth: 240,
  }),
  survey(custom, 'average', {
    label: 'help.surveys.average',
    render: ({ average }) => formatRating(average),
    align: 'end',
    priority: 2,
  }),
  survey(number, 'answers', { label: 'help.surveys.answers', priority: 3 }),
  survey(number, 'dismissed', { label: 'help.surveys.dismissed', priority: 4 }),
  survey(status, 'status', { label: 'help.requests.status', texts, tones: { open: 'success', closed: 'neutral' }, priority: 2 }),
  survey(date, 'createdAt', { label: 'help.notifications.createdAt', orderField: 'createdAt', priority: 3 }),
];

export const surveyAddress: ListAddress = {
  sorts: ['createdAt', 'name'],
  sort: { field: 'createdAt', order: 'DESC' },
  filters: [search('help.surveys.search'), menu('statuses', 'help.requests.status', surveyStatuses, texts)],
};
