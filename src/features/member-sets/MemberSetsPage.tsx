import Button from '@mui/material/Button';
import { Plus } from 'lucide-react';
import { useListContext } from 'react-admin';
import { useMemo, useState } from 'react';
import type { MemberSet } from '#contract/people/memberSets';
import { ListRoot } from '~/components/list/ListRoot.tsx';
import { ListView } from '~/components/list/ListView.tsx';
import { useOverlayParam } from '~/components/overlay/useOverlayParam.ts';
import { PageHeader } from '~/components/page/PageHeader.tsx';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { useColumns } from '~/schema/useColumns.ts';
import { useCan, useSession } from '~/session/useSession.ts';
import { DeleteSetDialog } from './DeleteSetDialog.tsx';
import { memberSetFields } from './fields.tsx';
import { type MemberSetKind, memberSets } from './kinds.ts';
import { NameDialogs } from './NameDialogs.tsx';
import { useSetActions } from './useSetActions.tsx';

interface Props {
  kind: MemberSetKind;
}

const nameOf = ({ name }: MemberSet) => name;

export const DepartmentsPage = () => <MemberSetsPage kind="departments" />;
export const GroupsPage = () => <MemberSetsPage kind="groups" />;

/** Lists the departments, or the groups, of a company; creates, renames and deletes them. */
function MemberSetsPage({ kind }: Props) {
  const { totalUsersCount } = useSession().company;
  const fields = useMemo(() => memberSetFields(kind, totalUsersCount), [kind, totalUsersCount]);
  return (
    <ListRoot resource={kind} address={memberSets[kind].address} columns={useColumns(kind, fields)}>
      <Sets kind={kind} />
    </ListRoot>
  );
}

function Sets({ kind }: Props) {
  const { t } = useTranslation();
  const { total } = useListContext<MemberSet>();
  const canWrite = useCan(memberSets[kind].write);
  const modal = useOverlayParam('modal', ['create', 'rename'], ['id']);
  const [deleting, setDeleting] = useState<MemberSet>();
  const actions = useSetActions(kind, canWrite, modal.open, setDeleting);

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
