import { paths, pathTo } from '#contract/paths';
import { type Policy, policyOrderFields } from '#contract/policies/policies';
import { policySources, policyStates } from '#contract/policies/states';
import { policyTones } from '#contract/tones';
import { formatNumber, formatUtcDay } from '~/components/data/format.ts';
import { menu, search, toggle } from '~/components/filters/filter.ts';
import type { ListAddress } from '~/components/list/listAddress.ts';
import { type Field, fieldsOf } from '~/schema/field.ts';
import { choice, custom, name, status, text } from '~/schema/kinds.tsx';
import { Share } from './Share.tsx';

const policy = fieldsOf<Policy, (typeof policyOrderFields)[number]>();
const none = '–';

/** i18n-keys: policies.states.* i18n-keys: policies.sources.* i18n-keys: policies.fields.* */
export const policyFields: readonly Field<Policy>[] = [
  policy(name, 'name', {
    label: 'policies.fields.name',
    orderField: 'name',
    minWidth: 200,
    fullWidth: 320,
    pathOf: ({ id }) => pathTo(paths.policyDocument, { policyId: id }),
    noteOf: ({ hasDraft, state }, wordOf) => (hasDraft && state !== 'draft' ? wordOf('policies.draftBeside') : undefined),
  }),
  policy(custom, 'current', {
    key: 'revision',
    label: 'policies.fields.revision',
    minWidth: 84,
    align: 'end',
    priority: 3,
    render: ({ current }) => (current ? formatNumber(current.number) : none),
  }),
  policy(status, 'state', { label: 'policies.fields.state', texts: 'policies.states', tones: policyTones, priority: 2 }),
  policy(custom, 'current', {
    key: 'acknowledged',
    label: 'policies.fields.acknowledged',
    orderField: 'progress',
    minWidth: 136,
    render: ({ current }) => (current && current.assignments > 0 ? <Share {...current} /> : none),
  }),
  policy(custom, 'current', {
    key: 'overdue',
    label: 'campaigns.statuses.overdue',
    orderField: 'overdue',
    minWidth: 96,
    align: 'end',
    priority: 3,
    render: ({ current }) => (current ? formatNumber(current.overdue) : none),
  }),
  policy(custom, 'nextReviewOn', {
    label: 'policies.fields.nextReview',
    orderField: 'nextReviewOn',
    minWidth: 148,
    priority: 4,
    render: ({ nextReviewOn, isReviewDue }, wordOf) => {
      if (!nextReviewOn) return none;
      return isReviewDue ? wordOf('policies.reviewDue') : formatUtcDay(nextReviewOn);
    },
  }),
  policy(text, 'ownerName', { label: 'policies.fields.owner', priority: 5 }),
  policy(choice, 'source', { label: 'policies.fields.source', texts: 'policies.sources', values: policySources, priority: 6 }),
];

export const policyAddress: ListAddress = {
  sorts: policyOrderFields,
  sort: { field: 'name', order: 'ASC' },
  filters: [
    search('policies.search'),
    menu('states', 'policies.fields.state', policyStates, 'policies.states'),
    menu('sources', 'policies.fields.source', policySources, 'policies.sources'),
    toggle('reviewDue', 'policies.reviewDue'),
  ],
};
