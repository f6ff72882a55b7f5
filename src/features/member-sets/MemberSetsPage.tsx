import Button from '@mui/material/Button';
import { Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MemberSet } from '#contract/memberSets';
import type { Column } from '~/components/list/column.ts';
import { ListView } from '~/components/list/ListView.tsx';
import { useListData } from '~/components/list/useListData.ts';
import { useListUrl } from '~/components/list/useListUrl.ts';
import { useOverlayParam } from '~/components/overlay/useOverlayParam.ts';
import { PageHeader } from '~/components/page/PageHeader.tsx';
import { DeleteSetDialog } from './DeleteSetDialog.tsx';
import { type MemberSetKind, memberSetShape, toMemberSetFilter } from './kinds.ts';
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
export function MemberSetsPage({ kind, columns, canWrite, pathOf }: Props) {
  const { t } = useTranslation();
  const state = useListUrl(memberSetShape);
  const filter = useMemo(() => toMemberSetFilter(state.query), [state.query]);
  const data = useListData<MemberSet>(kind, state.query, filter);
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
      <PageHeader title={t(`${kind}.title`)} count={data.total} action={create} />
      <ListView
        name={kind}
        columns={columns}
        state={state}
        data={data}
        toolbar={{ searchLabel: t(`${kind}.search`), hasColumnPicker: false }}
        rows={{ nameOf, actions, empty: { hint: t(`${kind}.empty`), action: create } }}
      />
      {canWrite && <NameDialogs kind={kind} modal={modal} sets={data.rows} />}
      {deleting && <DeleteSetDialog kind={kind} set={deleting} onClose={() => setDeleting(undefined)} />}
    </>
  );
}
