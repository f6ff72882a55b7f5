import { Pin } from 'lucide-react';
import { type Notification, notificationStatuses } from '#contract/help/notifications';
import { menu, search } from '~/components/filters/filter.ts';
import type { ListAddress } from '~/components/list/listAddress.ts';
import { type Field, fieldsOf } from '~/schema/field.ts';
import { custom, date, name, status, text } from '~/schema/kinds.tsx';

const notification = fieldsOf<Notification, 'createdAt' | 'title'>();
const texts = 'help.notifications.statuses';

/** Columns of the list; `linkTo` returns the URL of a notification's form. i18n-keys: help.notifications.statuses.* */
export const notificationFields = (linkTo: (id: string) => string): readonly Field<Notification>[] => [
  notification(name, 'title', {
    label: 'help.notifications.title',
    pathOf: ({ id }) => linkTo(id),
    orderField: 'title',
    minWidth: 220,
  }),
  notification(text, 'description', { label: 'help.notifications.description', priority: 4, minWidth: 220 }),
  notification(custom, 'isPinned', {
    label: 'help.notifications.pinned',
    render: ({ isPinned }, wordOf) => (isPinned ? <Pin size={16} aria-label={wordOf('help.notifications.pinned')} /> : null),
    priority: 3,
  }),
  notification(status, 'status', {
    label: 'help.requests.status',
    texts,
    tones: { draft: 'neutral', published: 'success' },
    priority: 2,
  }),
  notification(date, 'publishedAt', { label: 'help.notifications.publishedAt', priority: 2 }),
  notification(date, 'createdAt', { label: 'help.notifications.createdAt', orderField: 'createdAt', priority: 3 }),
];

export const notificationAddress: ListAddress = {
  sorts: ['createdAt', 'title'],
  sort: { field: 'createdAt', order: 'DESC' },
  filters: [search('help.notifications.search'), menu('statuses', 'help.requests.status', notificationStatuses, texts)],
};
