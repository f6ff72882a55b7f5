import { Outlet } from 'react-router';
import { ToastHost } from '~/components/feedback/ToastHost.tsx';
import { sessionStore } from '~/session/store.ts';
import { useMaybeSession } from '~/session/useSession.ts';
import { FlashMessages } from './FlashMessages.tsx';
import { PanelProviders } from './PanelProviders.tsx';
import { useFlagService } from './useFlagService.ts';

/** Everything of the panel stands on one company: another company, or another person, begins with empty caches. */
export function PanelRoot() {
  // Follows the session; the key itself must not change while an entered company is still being read.
  useMaybeSession();
  useFlagService();
  const { user, acting } = sessionStore.get();
  const scope = `${user?.id ?? 'guest'}/${acting?.companyId ?? user?.company_id ?? 'none'}`;
  return (
    <PanelProviders key={scope}>
      <Outlet />
      <ToastHost />
      <FlashMessages />
    </PanelProviders>
  );
}
