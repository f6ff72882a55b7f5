import type { MemberSet } from '#contract/memberSets';
import { departments } from '#contract/departments';
import type { ListQuery } from '~/components/list/listQuery.ts';
import { useLocalList } from '~/components/list/useLocalList.ts';
import { AssignDrawer } from '~/features/member-sets/public.ts';
import { pickerShape, toUnassignedQuery } from '~/features/member-sets/public.ts';
import { pickerReading, usePeople } from '~/features/member-sets/public.ts';
import { countUnassigned, useAction, useEndpoint, useExactCount } from '~/dataProvider/index.ts';
import { pickerFields, personName } from '~/schema/personFields.ts';
import { useColumns } from '~/schema/useColumns.ts';

/** Puts further people into the department. */
export function AssignUsers({ set, onClose }: { set: MemberSet; onClose: () => void }) {
  const params = { departmentId: set.id };
  const state = useLocalList(pickerShape);
  const page = useEndpoint(departments.unassigned, { params, query: toUnassignedQuery(state.query) }, pickerReading);
  const data = usePeople(page);
  const columns = useColumns('users', pickerFields);
  const count = useExactCount((query: ListQuery) => countUnassigned(query, params));
  const assign = useAction(departments.assign);
  return (
    <AssignDrawer
      kind="departments"
      set={set}
      people={{ state, data, columns, nameOf: personName }}
      countMatching={async () => (data.isCapped ? count(state.query) : data.total)}
      assign={async (body) => (await assign.mutateAsync({ params, body })).changed}
      onClose={onClose}
    />
  );
}
