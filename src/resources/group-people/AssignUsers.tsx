import { groups } from '#contract/groups';
import type { MemberSet } from '#contract/memberSets';
import { countUnassigned, useAction, useExactCount } from '~/dataProvider/index.ts';
import { AssignDrawer } from '~/features/member-sets/public.ts';
import { personName } from '~/components/data/personName.ts';
import { pickerFields } from '~/resources/users/public.ts';
import { useColumns } from '~/schema/useColumns.ts';

/** Puts further people into the group. */
export function AssignUsers({ set, onClose }: { set: MemberSet; onClose: () => void }) {
  const params = { groupId: set.id };
  const columns = useColumns('users', pickerFields);
  const count = useExactCount((values: Readonly<Record<string, unknown>>) => countUnassigned(values, params));
  const assign = useAction(groups.assign);
  return (
    <AssignDrawer
      kind="groups"
      resource="group-people"
      set={set}
      columns={columns}
      nameOf={personName}
      count={count}
      assign={(body) => assign.mutateAsync({ params, body })}
      onClose={onClose}
    />
  );
}
