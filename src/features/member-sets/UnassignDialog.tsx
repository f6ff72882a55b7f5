import type { MemberSelection, MemberSet } from '#contract/people/memberSets';
import { useToast } from '~/components/feedback/useToast.ts';
import { StaleSelectionDialog } from '~/components/list/StaleSelectionDialog.tsx';
import { useStaleSelection } from '~/components/list/useStaleSelection.ts';
import { ConfirmDialog } from '~/components/overlay/ConfirmDialog.tsx';
import { useAction } from '~/dataProvider/index.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { changedText } from './changedText.ts';
import { type MemberSetKind, memberSets, placesOf } from './kinds.ts';

export interface Unassigning {
  people: MemberSelection;
  /** Number of selected people that the admin saw. */
  count: number;
  /** Describes the filters, if all that match are selected. */
  scope?: string | undefined;
  /** Called after the change, or if the list has changed since it was selected. */
  onDone: () => void;
}

interface Props {
  kind: MemberSetKind;
  set: MemberSet;
  unassigning: Unassigning;
  onClose: () => void;
}

export function UnassignDialog({ kind, set, unassigning: { people, count, scope, onDone }, onClose }: Props) {
  const { t } = useTranslation();
  const toast = useToast();
  const { mutateAsync: unassign } = useAction(memberSets[kind].calls.unassign);
  const { staleSelection, unlessStale } = useStaleSelection();
  if (staleSelection !== undefined) return <StaleSelectionDialog error={staleSelection} onReload={onDone} onClose={onClose} />;

  const confirm = () =>
    unlessStale(async () => {
      const changed = await unassign({ params: placesOf(set.id), body: people });
      toast.success(changedText(changed, `${kind}.members.unassigned`, t));
      onDone();
    });
  return (
    <ConfirmDialog
      open
      title={t(`${kind}.members.unassignTitle`, { count, name: set.name })}
      confirmLabel={t(`${kind}.members.unassign`)}
      onConfirm={confirm}
      onClose={onClose}
    >
      {t(`${kind}.members.unassignText`)}
      {scope && <p>{t('lists.selection.scope', { filters: scope })}</p>}
    </ConfirmDialog>
  );
}
