import type { MemberSelection } from '#contract/memberSets';
import { useTranslation } from 'react-i18next';
import type { ChangedMembers } from '#contract/memberSets';
import { useToast } from '~/components/feedback/useToast.ts';
import { MovedDialog } from '~/components/list/MovedDialog.tsx';
import { useMoved } from '~/components/list/useMoved.ts';
import { ConfirmDialog } from '~/components/overlay/ConfirmDialog.tsx';
import { changedText } from './changedText.ts';
import type { MemberSetKind } from './kinds.ts';

export interface Unassigning {
  people: MemberSelection;
  /** How many the admin saw selected. */
  count: number;
  /** By which filters, in words, when everyone whom they match is selected. */
  scope?: string | undefined;
  /** Called when it is done, or when the list turned out to have changed. */
  onDone: () => void;
}

interface Props {
  kind: MemberSetKind;
  name: string;
  unassigning: Unassigning;
  unassign: (people: MemberSelection) => Promise<ChangedMembers>;
  onClose: () => void;
}

export function UnassignDialog({ kind, name, unassigning: { people, count, scope, onDone }, unassign, onClose }: Props) {
  const { t } = useTranslation();
  const toast = useToast();
  const { moved, unlessMoved } = useMoved();
  if (moved !== undefined) return <MovedDialog error={moved} onReload={onDone} onClose={onClose} />;

  const confirm = () =>
    unlessMoved(async () => {
      const changed = await unassign(people);
      toast.success(changedText(changed, `${kind}.members.unassigned`, t));
      onDone();
    });
  return (
    <ConfirmDialog
      open
      title={t(`${kind}.members.unassignTitle`, { count, name })}
      confirmLabel={t(`${kind}.members.unassign`)}
      onConfirm={confirm}
      onClose={onClose}
    >
      {t(`${kind}.members.unassignText`)}
      {scope && <p>{t('lists.selection.scope', { filters: scope })}</p>}
    </ConfirmDialog>
  );
}
