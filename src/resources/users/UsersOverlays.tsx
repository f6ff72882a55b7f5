import { lazy, Suspense } from 'react';
import { useOverlayParam } from '~/components/overlay/useOverlayParam.ts';
import { fetchedCode } from '~/session/reloadOnce.ts';
import { useSession } from '~/session/useSession.ts';
import { VerifyEmailDialog } from './VerifyEmailDialog.tsx';

const AddUsersDrawer = lazy(() => fetchedCode(import('./add/AddUsersDrawer.tsx').then((m) => ({ default: m.AddUsersDrawer }))));

const drawers = ['user', 'csv'] as const;

/** Add Users by address (`?drawer=user`) and by file (`?drawer=csv`); links may also say `modal=`. */
export function UsersOverlays() {
  const drawer = useOverlayParam('drawer', drawers);
  const modal = useOverlayParam('modal', drawers);
  const { user } = useSession();
  const opened = drawer.isOpen ? drawer : modal;
  if (!opened.isOpen) return null;
  if (!user.emailVerified) return <VerifyEmailDialog onClose={opened.close} />;
  return (
    <Suspense fallback={null}>
      <AddUsersDrawer mode={opened.value === 'csv' ? 'csv' : 'user'} onClose={opened.close} />
    </Suspense>
  );
}
