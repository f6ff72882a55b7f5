import Button from '@mui/material/Button';
import { useListFilterContext } from 'react-admin';
import { useMemo } from 'react';
import type { MemberSet } from '#contract/people/memberSets';
import type { UserRow } from '#contract/people/users';
import { personName } from '~/components/data/personName.ts';
import { ErrorAlert } from '~/components/feedback/ErrorAlert.tsx';
import { useToast } from '~/components/feedback/useToast.ts';
import type { FilterValues } from '~/components/filters/filter.ts';
import { useListPanel } from '~/components/list/listContext.ts';
import type { ListAddress } from '~/components/list/listAddress.ts';
import { ListRoot } from '~/components/list/ListRoot.tsx';
import { ListView } from '~/components/list/ListView.tsx';
import { StaleSelectionDialog } from '~/components/list/StaleSelectionDialog.tsx';
import { countOf } from '~/components/list/selection.ts';
import { useStaleSelection } from '~/components/list/useStaleSelection.ts';
import { Drawer } from '~/components/overlay/Drawer.tsx';
import { useBusy } from '~/components/overlay/useBusy.ts';
import { useAction } from '~/dataProvider/index.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { countPeople, pickerFields, useExactCount } from '~/resources/users/public.ts';
import { useColumns } from '~/schema/useColumns.ts';
import { changedText } from './changedText.ts';
import { type MemberSetKind, memberSets, membersOf, placesOf } from './kinds.ts';
import { toMemberSelection } from './members.ts';

const addressOf = (kind: MemberSetKind): ListAddress => ({
  ...memberSets[kind].people.address,
  sorts: ['name', 'email', 'created_at'],
  perPage: 10,
});
const addresses = { departments: addressOf('departments'), groups: addressOf('groups') };

interface Props {
  kind: MemberSetKind;
  set: MemberSet;
  onClose: () => void;
}

/** Selects people who are not in the department or group yet, page by page or all at once, and adds them. */
export function AssignDrawer(props: Props) {
  const { kind, set } = props;
  const inside = useMemo(() => membersOf(kind, set.id), [kind, set.id]);
  const filter = useMemo(() => ({ ...inside, isUnassigned: true }), [inside]);
  // The total of the list is capped; this exact number is not.
  const count = useExactCount(async (values: FilterValues) => {
    const [all, members] = await Promise.all([countPeople(values), countPeople({ ...values, ...inside })]);
    return all - members;
  });
  return (
    <ListRoot
      resource={memberSets[kind].people.resource}
      name={`${kind}-unassigned`}
      address={addresses[kind]}
      filter={filter}
      columns={useColumns('users', pickerFields)}
      countMatching={async (values, { total, isCapped }) => (isCapped ? count(values) : total)}
      isSelectable
      isLocal
      isForgotten
    >
      <Picker {...props} />
    </ListRoot>
  );
}

function Picker({ kind, set, onClose }: Props) {
  const { t } = useTranslation();
  const toast = useToast();
  const { mutateAsync: assign } = useAction(memberSets[kind].calls.assign);
  const { selection } = useListPanel();
  const { filterValues } = useListFilterContext();
  const { isBusy, error, run } = useBusy();
  const { staleSelection, unlessStale } = useStaleSelection();
  const count = countOf(selection.value);

  const submit = () =>
    run(async () => {
      const isDone = await unlessStale(async () => {
        const changed = await assign({ params: placesOf(set.id), body: toMemberSelection(selection.value, filterValues) });
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
      <ListView<UserRow>
        nameOf={personName}
        rowClick="selects"
        hasColumnPicker={false}
        empty={{ hint: t(`${kind}.picker.empty`) }}
      />
      {staleSelection !== undefined && <StaleSelectionDialog error={staleSelection} onReload={selection.clear} onClose={onClose} />}
    </Drawer>
  );
}
