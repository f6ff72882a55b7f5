import { useListContext } from 'react-admin';
import { useBoostAction } from '~/features/plan/public.ts';
import { Lock } from './Lock.tsx';

/** Below the last page of a list of which the plan shows some rows: the others would come after them. */
export function RowsLock() {
  const boost = useBoostAction();
  const { data, meta, total = 0, page, perPage } = useListContext();
  const { left = 0 } = (meta ?? {}) as { left?: number };
  if (!data || left === 0 || page * perPage < total) return null;
  return (
    <>
      <Lock left={left} onSee={boost.show} />
      {boost.dialog}
    </>
  );
}
