import { monthlyLimits } from '#contract/monthly/limits';
import { type MonthlyEvent, monthlyEventOrderFields } from '#contract/monthly/videos';
import { paths } from '#contract/paths';
import type { ListAddress } from '~/components/list/listAddress.ts';
import { type Field, fieldsOf } from '~/schema/field.ts';
import { name, number, percent, status, text } from '~/schema/kinds.tsx';
import { monthTones } from '../monthTones.ts';
import { monthName } from '../when.ts';

const event = fieldsOf<MonthlyEvent, (typeof monthlyEventOrderFields)[number]>();
const { running, suspended, ended } = monthTones;

/** i18n-keys: monthly.states.* */
export const eventFields: readonly Field<MonthlyEvent>[] = [
  event(name, 'month', {
    label: 'monthly.history.month',
    orderField: 'month',
    minWidth: 136,
    textOf: ({ month }) => monthName(month),
    pathOf: ({ id }) => `${paths.monthlyVideoReport}?eventIds=${id}`,
  }),
  event(text, 'name', { label: 'monthly.history.video', orderField: 'name', minWidth: 160, fullWidth: 280, priority: 2 }),
  event(status, 'status', {
    label: 'monthly.history.state',
    texts: 'monthly.states',
    tones: { running, suspended, ended },
    priority: 3,
  }),
  event(number, 'assignments', { label: 'monthly.history.people', orderField: 'assignments', priority: 4 }),
  event(number, 'completed', { label: 'campaigns.statuses.completed', orderField: 'completed', priority: 5 }),
  event(number, 'overdue', { label: 'campaigns.statuses.overdue', orderField: 'overdue', priority: 5 }),
  event(number, 'notCompleted', {
    label: 'campaigns.statuses.not_completed',
    orderField: 'notCompleted',
    minWidth: 124,
    priority: 6,
  }),
  event(percent, 'progress', { label: 'monthly.history.completion', orderField: 'progress', minWidth: 112, priority: 2 }),
];

export const eventAddress: ListAddress = {
  sorts: monthlyEventOrderFields,
  sort: { field: 'month', order: 'DESC' },
  filters: [],
  pageSizes: monthlyLimits.pageSizes,
};
