import { assignmentTones } from '#contract/tones';
import type { assignedUserOrderFields } from '#contract/trainingReports';
import { type Field, fieldsOf } from '~/schema/field.ts';
import { date, email, name, percent, status, text } from '~/schema/kinds.tsx';
import type { PersonRow } from '~/dataProvider/adapters/reportPeople.ts';
import { isOpen } from './people.ts';
import { reportedPerson } from './reportedPerson.ts';

const work = fieldsOf<PersonRow, (typeof assignedUserOrderFields)[number]>();

/**
 * How far people are with one campaign.
 * i18n-keys: campaigns.people.fields.*
 */
export const campaignPeopleFields: readonly Field<PersonRow>[] = [
  work(name, 'name', { ...reportedPerson, label: 'resources.users.fields.name', orderField: 'name', priority: 1 }),
  work(email, 'email', { label: 'resources.users.fields.email', orderField: 'email', priority: 6 }),
  work(status, 'status', {
    texts: 'campaigns.statuses',
    tones: assignmentTones,
    label: 'resources.users.fields.status',
    orderField: 'status',
    priority: 1,
  }),
  work(percent, 'score', { orderField: 'score', priority: 2 }),
  work(date, 'assignedAt', { orderField: 'assignedAt', priority: 5 }),
  // When something was due that cannot be done any more is a day, not a time that is left.
  work(date, 'dueAt', { isDay: (person) => !isOpen(person), orderField: 'dueAt', priority: 3 }),
  work(date, 'completedAt', { orderField: 'completedAt', priority: 4, minWidth: 116 }),
];

const [person, ...figures] = campaignPeopleFields as [Field<PersonRow>, ...Field<PersonRow>[]];

/** The same over several campaigns. */
export const workFields: readonly Field<PersonRow>[] = [
  person,
  work(text, 'campaignName', { isWrapped: true, priority: 2 }),
  ...figures,
];
