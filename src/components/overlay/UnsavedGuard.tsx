import { DiscardDialog } from './DiscardDialog.tsx';
import { useCloseGuard } from './useCloseGuard.ts';

const noop = () => undefined;

/** Asks before a page with unsaved changes is left. Overlays use the hook, because they also close. */
export function UnsavedGuard({ isDirty }: { isDirty: boolean }) {
  return <DiscardDialog guard={useCloseGuard(isDirty, noop)} />;
}
