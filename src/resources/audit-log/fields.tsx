import { actionText, type AuditEntry, auditActions, subjectFilters } from '#contract/company/audit';
import type { UserRow } from '#contract/people/users';
import { menu, records, search, toggle } from '~/components/filters/filter.ts';
import type { ListAddress } from '~/components/list/listAddress.ts';
import { period } from '~/report/period/periodFilter.ts';
import { type Field, fieldsOf } from '~/schema/field.ts';
import { custom, name } from '~/schema/kinds.tsx';
import { Actor, Subject, Time } from './EntryParts.tsx';

const entry = fieldsOf<AuditEntry, 'at'>();

/** The columns of the log; `linkTo` returns the URL of an entry's details. */
export const auditFields = (linkTo: (id: string) => string): readonly Field<AuditEntry>[] => [
  entry(custom, 'at', {
    label: 'auditLog.fields.at',
    render: (row) => <Time entry={row} />,
    orderField: 'at',
    minWidth: 114,
    fullWidth: 150,
  }),
  entry(name, 'action', {
    label: 'auditLog.fields.action',
    // i18n-keys: audit.actions.* audit.one.*
    textOf: (row, wordOf) => wordOf(`audit.${actionText(row)}`),
    pathOf: ({ id }) => linkTo(id),
    minWidth: 106,
    fullWidth: 200,
    isWrapped: true,
  }),
  entry(custom, 'subject', {
    label: 'auditLog.fields.subject',
    render: (row) => <Subject entry={row} />,
    minWidth: 200,
    priority: 3,
  }),
  entry(custom, 'actor', {
    label: 'auditLog.fields.actor',
    render: (row) => <Actor entry={row} />,
    minWidth: 92,
    fullWidth: 180,
    priority: 2,
  }),
];

/** The list shows people by name, so they are searched by it, too. */
const personLabel = ({ name: first = '', lastName = '', email = '' }: Partial<UserRow>): string => {
  const full = `${first} ${lastName}`.trim();
  return full ? `${full} (${email})` : email;
};

/** i18n-keys: audit.actions.* auditLog.subjects.* */
export const auditAddress: ListAddress = {
  sorts: ['at'],
  sort: { field: 'at', order: 'DESC' },
  filters: [
    search('auditLog.search'),
    records('involved', 'auditLog.filters.involved', 'users', { isSingle: true, labelOf: personLabel }),
    menu('actions', 'auditLog.filters.actions', auditActions, 'audit.actions'),
    menu('subjects', 'auditLog.filters.subjects', subjectFilters, 'auditLog.subjects'),
    period('period', 'auditLog.filters.period'),
    toggle('isByOthers', 'auditLog.filters.isByOthers'),
  ],
};
