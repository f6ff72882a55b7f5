import type { MemberSet, memberSetOrderFields } from '#contract/people/memberSets';
import { formatPercent } from '~/components/data/format.ts';
import { type Field, fieldsOf } from '~/schema/field.ts';
import { custom, date, name, number } from '~/schema/kinds.tsx';
import { type MemberSetKind, pathOf } from './kinds.ts';
import css from './fields.module.css';

const set = fieldsOf<MemberSet, (typeof memberSetOrderFields)[number]>();

/** The fields of a department or group. `people`: number of enabled people in the company. */
export function memberSetFields(kind: MemberSetKind, people: number): readonly Field<MemberSet>[] {
  const shareOf = ({ usersCount }: MemberSet) => usersCount / Math.max(1, people);
  return [
    set(name, 'name', { pathOf: ({ id }) => pathOf(kind, id), orderField: 'name', priority: 1, minWidth: 220, isWrapped: true }),
    set(number, 'usersCount', { orderField: 'usersCount', priority: 1 }),
    set(number, 'disabledCount', { priority: 4 }),
    set(custom, 'usersCount', {
      key: 'share',
      render: (record) => <Share share={shareOf(record)} />,
      align: 'end',
      priority: 3,
      minWidth: 180,
    }),
    set(date, 'createdAt', { orderField: 'created_at', priority: 2, minWidth: 140 }),
  ];
}

/** A share from 0 to 1, as a percentage with a thin bar. */
function Share({ share }: { share: number }) {
  return (
    <span className={css.share}>
      <span>{formatPercent(share)}</span>
      <span className={css.track} aria-hidden>
        <i style={{ inlineSize: `${Math.min(100, share * 100)}%` }} />
      </span>
    </span>
  );
}
