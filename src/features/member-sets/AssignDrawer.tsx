import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import type { MemberSet } from '#contract/memberSets';
import type { UserRow } from '#contract/users';
import { useToast } from '~/components/feedback/useToast.ts';
import type { Column } from '~/components/list/column.ts';
import { DataTable } from '~/components/list/DataTable.tsx';
import { ListProvider } from '~/components/list/ListProvider.tsx';
import { ListToolbar } from '~/components/list/ListToolbar.tsx';
import type { ListState } from '~/components/list/listQuery.ts';
import { useListPanel } from '~/components/list/listContext.ts';
import { MovedDialog } from '~/components/list/MovedDialog.tsx';
import { Pagination } from '~/components/list/Pagination.tsx';
import { countOf } from '~/components/list/selection.ts';
import type { ListData } from '~/components/list/useListData.ts';
import { useMoved } from '~/components/list/useMoved.ts';
import { ErrorAlert } from '~/components/feedback/ErrorAlert.tsx';
import { Drawer } from '~/components/overlay/Drawer.tsx';
import { useBusy } from '~/components/overlay/useBusy.ts';
import type { MemberSetKind } from './kinds.ts';
import { type MemberSelection, toMemberSelection } from './members.ts';

interface Props {
  kind: MemberSetKind;
  set: MemberSet;
  /** The people who are not in it yet. */
  people: { state: ListState; data: ListData<UserRow>; columns: readonly Column<UserRow>[]; nameOf: (user: UserRow) => string };
  countMatching: () => Promise<number | undefined>;
  assign: (people: MemberSelection) => Promise<number>;
  onClose: () => void;
}

/** Chooses people who are not in the department or group yet, page by page or all at once, and puts them in. */
export function AssignDrawer({ kind, set, people, countMatching, assign, onClose }: Props) {
  return (
    <ListProvider
      resource={`${kind}-unassigned`}
      state={people.state}
      data={people.data}
      columns={people.columns}
      countMatching={countMatching}
      isSelectable
    >
      <PickerBody kind={kind} set={set} nameOf={people.nameOf} assign={assign} onClose={onClose} />
    </ListProvider>
  );
}

type BodyProps = Pick<Props, 'kind' | 'set' | 'assign' | 'onClose'> & { nameOf: (user: UserRow) => string };

function PickerBody({ kind, set, nameOf, assign, onClose }: BodyProps) {
  const { t } = useTranslation();
  const toast = useToast();
  const { selection, state } = useListPanel();
  const { isBusy, error, run } = useBusy();
  const { moved, unlessMoved } = useMoved();
  const count = countOf(selection.value);

  const submit = () =>
    run(async () => {
      const isDone = await unlessMoved(async () => {
        const changed = await assign(toMemberSelection(selection.value, state.query));
        toast.success(t(`${kind}.picker.assigned`, { count: changed }));
      });
      if (isDone) onClose();
    });
  const footer = (
    <>
      <Button onClick={onClose} disabled={isBusy}>
        {t('common.cancel')}
      </Button>
      <Button variant="contained" color="primary" loading={isBusy} disabled={count === 0} onClick={() => void submit()}>
        {count === 0 ? t(`${kind}.picker.none`) : t(`${kind}.picker.submit`, { count })}
      </Button>
    </>
  );
  return (
    <Drawer open title={t(`${kind}.picker.title`, { name: set.name })} onClose={onClose} footer={footer}>
      {error !== undefined && <ErrorAlert error={error} sx={{ mb: 2 }} />}
      <section className="list">
        <ListToolbar searchLabel={t(`${kind}.members.search`)} hasColumnPicker={false} />
        <DataTable nameOf={nameOf} selectsByRow empty={{ hint: t(`${kind}.picker.empty`) }} />
        <Pagination />
      </section>
      {moved !== undefined && <MovedDialog error={moved} onReload={selection.clear} onClose={onClose} />}
    </Drawer>
  );
}
