import { Pencil, Trash2, Users } from 'lucide-react';
import type { MemberSet } from '#contract/people/memberSets';
import type { RowAction } from '~/components/list/column.ts';
import { useRecordActions } from '~/components/resource/useRecordActions.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { type MemberSetKind, pathOf } from './kinds.ts';

const icon = { size: 16, 'aria-hidden': true } as const;

/** The row menu of a department or group. */
export function useSetActions(kind: MemberSetKind, onDelete: (set: MemberSet) => void): (set: MemberSet) => RowAction[] {
  const { t } = useTranslation();
  const recordActions = useRecordActions<MemberSet>({
    edit: { label: t(`${kind}.actions.rename`), icon: <Pencil {...icon} /> },
    delete: { label: t(`${kind}.actions.delete`), icon: <Trash2 {...icon} />, isDanger: true, ask: onDelete },
  });
  return (set) => [
    { key: 'open', label: t(`${kind}.actions.open`), icon: <Users {...icon} />, to: pathOf(kind, set.id) },
    ...(recordActions?.(set) ?? []),
  ];
}
