import Button from '@mui/material/Button';
import { Plus } from 'lucide-react';
import { useListContext } from 'react-admin';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MemberSet } from '#contract/memberSets';
import type { Column } from '~/components/list/column.ts';
import { ListRoot } from '~/components/list/ListRoot.tsx';
import { ListView } from '~/components/list/ListView.tsx';
import { useOverlayParam } from '~/components/overlay/useOverlayParam.ts';
import { PageHeader } from '~/components/page/PageHeader.tsx';
import { DeleteSetDialog } from './DeleteSetDialog.tsx';
import { type MemberSetKind, memberSetAddress } from './kinds.ts';
import { NameDialogs } from './NameDialogs.tsx';
import { useSetActions } from './useSetActions.tsx';

interface Props {
  kind: MemberSetKind;
  columns: readonly Column<MemberSet>[];
  canWrite: boolean;
  pathOf: (set: MemberSet) => string;
}

const nameOf = ({ name }: MemberSet) => name;

/** The departments, or the groups, of a company: found, created, renamed, deleted. */
export function MemberSetsPage({ columns, ...props }: Props) {
  return (
    <ListRoot resource={props.kind} address={memberSetAddress[props.kind]} columns={columns}>
      <Sets {...props} />
    </ListRoot>
  );
}

function Sets({ kind, canWrite, pathOf }: Omit<Props, 'columns'>) {
  const { t } = useTranslation();
  const { total } = useListContext<MemberSet>();
  const modal = useOverlayParam('modal', ['create', 'rename'], ['id']);
  const [deleting, setDeleting] = useState<MemberSet>();
  const actions = useSetActions(kind, pathOf, canWrite, modal.open, setDeleting);

  const create = canWrite && (
    <Button variant="contained" color="primary" startIcon={<Plus size={16} />} onClick={() => modal.open('create')}>
      {t(`${kind}.add`)}
    </Button>
  );
  return (
    <>
      <PageHeader title={t(`${kind}.title`)} count={total} action={create} />
      <ListView nameOf={nameOf} rowActions={actions} hasColumnPicker={false} empty={{ hint: t(`${kind}.empty`), action: create }} />
      {canWrite && <NameDialogs kind={kind} modal={modal} />}
      {deleting && <DeleteSetDialog kind={kind} set={deleting} onClose={() => setDeleting(undefined)} />}
    </>
  );
}
