import Button from '@mui/material/Button';
import { useListFilterContext } from 'react-admin';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChangedMembers, MemberSelection, MemberSet } from '#contract/memberSets';
import type { UserRow } from '#contract/users';
import { ErrorAlert } from '~/components/feedback/ErrorAlert.tsx';
import { useToast } from '~/components/feedback/useToast.ts';
import type { Column } from '~/components/list/column.ts';
import type { FilterValues } from '~/components/filters/filter.ts';
import { useListPanel } from '~/components/list/listContext.ts';
import { ListRoot } from '~/components/list/ListRoot.tsx';
import { ListView } from '~/components/list/ListView.tsx';
import { MovedDialog } from '~/components/list/MovedDialog.tsx';
import { countOf } from '~/components/list/selection.ts';
import { useMoved } from '~/components/list/useMoved.ts';
import { Drawer } from '~/components/overlay/Drawer.tsx';
import { useBusy } from '~/components/overlay/useBusy.ts';
import { changedText } from './changedText.ts';
import { type MemberSetKind, pickerAddress } from './kinds.ts';
import { toMemberSelection } from './members.ts';

interface Props {
  kind: MemberSetKind;
  /** The resource of the people of one of them, which also lists those who are not in it. */
  resource: string;
  set: MemberSet;
  columns: readonly Column<UserRow>[];
  nameOf: (user: UserRow) => string;
  /** Exact number of the people who match and are not in it yet; asked where counting stopped at a cap. */
  count: (values: FilterValues) => Promise<number | undefined>;
  assign: (people: MemberSelection) => Promise<ChangedMembers>;
  onClose: () => void;
}

/** Chooses people who are not in the department or group yet, page by page or all at once, and puts them in. */
export function AssignDrawer({ resource, columns, count, ...body }: Props) {
  const { kind, set } = body;
  const filter = useMemo(
    () => ({ [kind === 'departments' ? 'departmentId' : 'groupId']: set.id, isUnassigned: true }),
    [kind, set.id],
  );
  return (
    <ListRoot
      resource={resource}
      name={`${kind}-unassigned`}
      address={pickerAddress[kind]}
      filter={filter}
      columns={columns}
      countMatching={async (values, { total, isCapped }) => (isCapped ? count(values) : total)}
      isSelectable
      isLocal
      isForgotten
    >
      <Picker {...body} />
    </ListRoot>
  );
}

function Picker({ kind, set, nameOf, assign, onClose }: Omit<Props, 'resource' | 'columns' | 'count'>) {
  const { t } = useTranslation();
  const toast = useToast();
  const { selection } = useListPanel();
  const { filterValues } = useListFilterContext();
  const { isBusy, error, run } = useBusy();
  const { moved, unlessMoved } = useMoved();
  const count = countOf(selection.value);

  const submit = () =>
    run(async () => {
      const isDone = await unlessMoved(async () => {
        const changed = await assign(toMemberSelection(selection.value, filterValues));
        toast.success(changedText(changed, `${kind}.picker.assigned`, t));
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
      <ListView nameOf={nameOf} selectsByRow hasColumnPicker={false} empty={{ hint: t(`${kind}.picker.empty`) }} />
      {moved !== undefined && <MovedDialog error={moved} onReload={selection.clear} onClose={onClose} />}
    </Drawer>
  );
}
