import { departments } from '#contract/departments';
import type { MemberSet } from '#contract/memberSets';
import { countUnassigned, useAction, useExactCount } from '~/dataProvider/index.ts';
import { AssignDrawer } from '~/features/member-sets/public.ts';
import { personName } from '~/components/data/personName.ts';
import { pickerFields } from '~/resources/users/public.ts';
import { useColumns } from '~/schema/useColumns.ts';

/** Puts further people into the department. */
export function AssignUsers({ set, onClose }: { set: MemberSet; onClose: () => void }) {
  const params = { departmentId: set.id };
  const columns = useColumns('users', pickerFields);
  const count = useExactCount((values: Readonly<Record<string, unknown>>) => countUnassigned(values, params));
  const assign = useAction(departments.assign);
  return (
    <AssignDrawer
      kind="departments"
      resource="department-people"
      set={set}
      columns={columns}
      nameOf={personName}
      count={count}
      assign={(body) => assign.mutateAsync({ params, body })}
      onClose={onClose}
    />
  );
}
