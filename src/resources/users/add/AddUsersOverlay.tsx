import { lazy, Suspense } from 'react';
import { fetchedCode } from '~/browser/reloadOnce.ts';
import { useOverlayParam } from '~/components/overlay/useOverlayParam.ts';
import { withTexts } from '~/components/page/lazyPage.tsx';
import { VerifyEmailDialog } from '~/features/account/public.ts';
import { useSession } from '~/session/useSession.ts';

const AddUsersDrawer = lazy(() =>
  fetchedCode(withTexts('account', () => import('./AddUsersDrawer.tsx').then((m) => ({ default: m.AddUsersDrawer })))()),
);

const drawers = ['user', 'csv'] as const;

/** Opens Add Users by address (`?drawer=user`) or by file (`?drawer=csv`). Links may also use `modal=`. */
export function AddUsersOverlay() {
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
