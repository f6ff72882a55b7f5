import { useCreate, useGetOne, useUpdate } from 'react-admin';
import { useSearchParams } from 'react-router';
import { useTranslation } from 'react-i18next';
import type { MemberSet } from '#contract/memberSets';
import { useToast } from '~/components/feedback/useToast.ts';
import type { OverlayParam } from '~/components/overlay/useOverlayParam.ts';
import type { MemberSetKind } from './kinds.ts';
import { NameDialog } from './NameDialog.tsx';
import { useRefreshAll } from './useRefreshAll.ts';

interface Props {
  kind: MemberSetKind;
  /** `?modal=create`, or `?modal=rename&id=…`. */
  modal: OverlayParam;
  sets: readonly MemberSet[] | undefined;
}

/** Creating and renaming, opened by the address. */
export function NameDialogs({ kind, modal, sets }: Props) {
  const [params] = useSearchParams();
  const id = params.get('id');
  if (modal.value === 'create') return <CreateDialog kind={kind} onClose={modal.close} />;
  if (modal.value === 'rename' && id) {
    return <RenameDialog key={id} kind={kind} id={id} known={sets?.find((set) => set.id === id)} onClose={modal.close} />;
  }
  return null;
}

function CreateDialog({ kind, onClose }: { kind: MemberSetKind; onClose: () => void }) {
  const { t } = useTranslation();
  const toast = useToast();
  const refresh = useRefreshAll();
  const [create] = useCreate<MemberSet>();
  const save = async (name: string) => {
    await create(kind, { data: { name } }, { returnPromise: true });
    refresh();
    toast.success(t(`${kind}.created`, { name }));
  };
  return (
    <NameDialog
      kind={kind}
      title={t(`${kind}.form.createTitle`)}
      submitLabel={t(`${kind}.form.create`)}
      onSave={save}
      onClose={onClose}
    />
  );
}

interface RenameProps {
  kind: MemberSetKind;
  id: string;
  known: MemberSet | undefined;
  onClose: () => void;
}

/** The address may name one that is not on this page of the list; then it is read first. */
function RenameDialog({ kind, id, known, onClose }: RenameProps) {
  const { t } = useTranslation();
  const toast = useToast();
  const refresh = useRefreshAll();
  const [update] = useUpdate<MemberSet>();
  const read = useGetOne<MemberSet>(kind, { id }, { enabled: !known, retry: false });
  const set = known ?? read.data;
  if (!set) return null;
  const save = async (name: string) => {
    await update(kind, { id, data: { name }, previousData: set }, { returnPromise: true });
    refresh();
    toast.success(t(`${kind}.renamed`, { name }));
  };
  return (
    <NameDialog
      kind={kind}
      name={set.name}
      title={t(`${kind}.form.renameTitle`)}
      submitLabel={t(`${kind}.form.save`)}
      onSave={save}
      onClose={onClose}
    />
  );
}
