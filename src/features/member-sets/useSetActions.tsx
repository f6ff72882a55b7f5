import { Pencil, Trash2, Users } from 'lucide-react';
import { useCallback } from 'react';
import type { MemberSet } from '#contract/people/memberSets';
import type { RowAction } from '~/components/list/column.ts';
import type { OverlayParam } from '~/components/overlay/useOverlayParam.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { type MemberSetKind, pathOf } from './kinds.ts';

const icon = { size: 16, 'aria-hidden': true } as const;

/** The row menu of a department or group. */
export function useSetActions(
  kind: MemberSetKind,
  canWrite: boolean,
  openModal: OverlayParam['open'],
  onDelete: (set: MemberSet) => void,
): (set: MemberSet) => RowAction[] {
  const { t } = useTranslation();
  return useCallback(
    (set) => {
      const open = { key: 'open', label: t(`${kind}.actions.open`), icon: <Users {...icon} />, to: pathOf(kind, set.id) };
      if (!canWrite) return [open];
      const rename = () => openModal('rename', { id: set.id });
      return [
        open,
        { key: 'rename', label: t(`${kind}.actions.rename`), icon: <Pencil {...icon} />, run: rename },
        { key: 'delete', label: t(`${kind}.actions.delete`), icon: <Trash2 {...icon} />, isDanger: true, run: () => onDelete(set) },
      ];
    },
    [t, kind, canWrite, openModal, onDelete],
  );
}
