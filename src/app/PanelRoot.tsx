import { Outlet } from 'react-router';
import { ToastHost } from '~/components/feedback/ToastHost.tsx';
import { sessionStore } from '~/session/store.ts';
import { useMaybeSession } from '~/session/useSession.ts';
import { FlashMessages } from './FlashMessages.tsx';
import { PanelProviders } from './PanelProviders.tsx';

/** Everything of the panel stands on one company: another company, or another person, begins with empty caches. */
export function PanelRoot() {
  const session = useMaybeSession();
  const acting = sessionStore.get().acting;
  const scope = `${session?.user.id ?? 'guest'}/${acting?.companyId ?? session?.company.id ?? 'none'}`;
  return (
    <PanelProviders key={scope}>
      <Outlet />
      <ToastHost />
      <FlashMessages />
    </PanelProviders>
  );
}
