import { useListContext } from 'react-admin';
import { useMemo, useState } from 'react';
import type { MemberSet } from '#contract/people/memberSets';
import { ListRoot } from '~/components/list/ListRoot.tsx';
import { ListView } from '~/components/list/ListView.tsx';
import { PageHeader } from '~/components/page/PageHeader.tsx';
import { DeleteDialog } from '~/components/resource/DeleteDialog.tsx';
import { useCreateButton } from '~/components/resource/useCreateButton.tsx';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { useColumns } from '~/schema/useColumns.ts';
import { useSession } from '~/session/useSession.ts';
import { memberSetFields } from './fields.tsx';
import { type MemberSetKind, memberSets } from './kinds.ts';
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
  const [deleting, setDeleting] = useState<MemberSet>();
  const actions = useSetActions(kind, setDeleting);
  const create = useCreateButton(t(`${kind}.add`));
  return (
    <>
      <PageHeader title={t(`${kind}.title`)} count={total} action={create} />
      <ListView nameOf={nameOf} rowActions={actions} hasColumnPicker={false} empty={{ hint: t(`${kind}.empty`), action: create }} />
      {deleting && (
        <DeleteDialog
          record={deleting}
          title={t(`${kind}.delete.title`, { name: deleting.name })}
          confirmLabel={t(`${kind}.delete.confirm`)}
          done={t(`${kind}.deleted`, { name: deleting.name })}
          onClose={() => setDeleting(undefined)}
        >
          <Consequences kind={kind} set={deleting} />
        </DeleteDialog>
      )}
    </>
  );
}

/** The number of members, who stay in the company. */
function Consequences({ kind, set }: Props & { set: MemberSet }) {
  const { t } = useTranslation();
  const count = set.usersCount + set.disabledCount;
  return count === 0 ? t(`${kind}.delete.empty`) : t(`${kind}.delete.text`, { count });
}
