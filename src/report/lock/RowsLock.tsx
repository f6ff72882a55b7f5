import { useListContext } from 'react-admin';
import { useBoostAction } from '~/features/plan/public.ts';
import { Lock } from './Lock.tsx';
import { useIsLocked } from './useIsLocked.ts';

/** Below a list of which the plan shows some rows: the other rows would come last, so the page is not full. */
export function RowsLock() {
  const isLocked = useIsLocked();
  const boost = useBoostAction();
  const { data, total = 0, page, perPage } = useListContext();
  const shown = data?.length ?? 0;
  if (!isLocked || !data || shown === perPage || total <= (page - 1) * perPage + shown) return null;
  return (
    <>
      <Lock onSee={boost.show} />
      {boost.dialog}
    </>
  );
}
