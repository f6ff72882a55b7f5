import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { assignmentTones } from '#contract/tones';
import { formatDate, formatPercent } from '~/components/data/format.ts';
import type { Column } from '~/components/list/column.ts';
import { renderCell } from '~/schema/cells.tsx';
import { type Field, kinds } from '~/schema/field.ts';
import { widthOfWords } from '~/schema/widthOfWords.ts';
import { isOpen, type PersonRow } from './people.ts';
import { PersonName } from './PersonName.tsx';

const dateFields = [
  { kind: 'date', source: 'assignedAt', orderField: 'assignedAt', priority: 5 },
  { kind: 'date', source: 'dueAt', orderField: 'dueAt', priority: 3 },
  { kind: 'date', source: 'completedAt', orderField: 'completedAt', priority: 4, minWidth: 116 },
] as const satisfies readonly Field<PersonRow>[];
const status = {
  kind: 'status',
  source: 'status',
  texts: 'campaigns.statuses',
  tones: assignmentTones,
  orderField: 'status',
  priority: 1,
} as const satisfies Field<PersonRow>;
const email = { kind: 'email', source: 'email', orderField: 'email', priority: 6 } as const satisfies Field<PersonRow>;

/** i18n-keys: campaigns.people.fields.* */
const labelOf = (source: string): string =>
  source === 'email' || source === 'status' ? `resources.users.fields.${source}` : `campaigns.people.fields.${source}`;

type PersonColumn = Column<PersonRow>;

const nothing = <span className="list-muted">–</span>;

/** The columns of a campaign's people. A deleted person has no page and no address any more. */
export function usePeopleColumns({ hasCampaign = false } = {}): readonly Column<PersonRow>[] {
  const { t } = useTranslation();
  return useMemo(() => {
    const wordOf = (key: string) => t(key as 'lists.empty.none');
    const column = (field: Field<PersonRow>): Column<PersonRow> => ({
      ...kinds[field.kind],
      ...widthOfWords(field, wordOf),
      ...(field.minWidth ? { minWidth: field.minWidth } : {}),
      key: field.source,
      label: wordOf(labelOf(field.source)),
      priority: field.priority,
      orderField: field.source,
      render: (person) => renderCell(field, person, wordOf),
    });
    const name: Column<PersonRow> = {
      ...kinds.name,
      key: 'name',
      label: t('resources.users.fields.name'),
      priority: 1,
      orderField: 'name',
      render: (person) => <PersonName person={person} />,
    };
    const score: Column<PersonRow> = {
      ...kinds.number,
      key: 'score',
      label: t('campaigns.people.fields.score'),
      priority: 2,
      orderField: 'score',
      render: ({ score: value }) => (value === null ? nothing : formatPercent(value / 100)),
    };
    const mail: Column<PersonRow> = {
      ...column(email),
      render: (person) => (person.email ? column(email).render(person) : nothing),
    };
    const campaign: Column<PersonRow> = {
      ...kinds.text,
      key: 'campaignName',
      label: t('campaigns.people.fields.campaignName'),
      priority: 2,
      render: ({ campaignName = '' }) => (
        <bdi className="list-words" title={campaignName}>
          {campaignName}
        </bdi>
      ),
    };
    const [assigned, due, completed] = dateFields.map(column) as [PersonColumn, PersonColumn, PersonColumn];
    // When something was due that cannot be done any more is a day, not a time that is left.
    const dueDay = { ...due, render: (person: PersonRow) => (isOpen(person) ? due.render(person) : formatDate(person.dueAt)) };
    return [name, ...(hasCampaign ? [campaign] : []), mail, column(status), score, assigned, dueDay, completed];
  }, [t, hasCampaign]);
}
