import { useDelete } from 'react-admin';
import type { MemberSet } from '#contract/people/memberSets';
import { useToast } from '~/components/feedback/useToast.ts';
import { ConfirmDialog } from '~/components/overlay/ConfirmDialog.tsx';
import { useTranslation } from '~/i18n/useTranslation.ts';
import type { MemberSetKind } from './kinds.ts';
import { useRefreshAll } from '~/dataProvider/index.ts';

interface Props {
  kind: MemberSetKind;
  set: MemberSet;
  onClose: () => void;
}

/** Confirms the deletion; shows the number of members, who stay in the company. */
export function DeleteSetDialog({ kind, set, onClose }: Props) {
  const { t } = useTranslation();
  const toast = useToast();
  const refresh = useRefreshAll();
  const [remove] = useDelete<MemberSet>();
  const count = set.usersCount + set.disabledCount;
  const confirm = async () => {
    await remove(kind, { id: set.id, previousData: set }, { returnPromise: true });
    refresh();
    toast.success(t(`${kind}.deleted`, { name: set.name }));
  };
  return (
    <ConfirmDialog
      open
      tone="danger"
      title={t(`${kind}.delete.title`, { name: set.name })}
      confirmLabel={t(`${kind}.delete.confirm`)}
      onConfirm={confirm}
      onClose={onClose}
    >
      {count === 0 ? t(`${kind}.delete.empty`) : t(`${kind}.delete.text`, { count })}
    </ConfirmDialog>
  );
}
