import { useEffect } from 'react';
import { Outlet } from 'react-router';
import { refreshUser } from '~/authProvider/openSession.ts';
import { ToastHost } from '~/components/feedback/ToastHost.tsx';
import { useToast } from '~/components/feedback/useToast.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { onFlash, takeFlash } from '~/session/signals.ts';
import { stageFor } from '~/session/stage.ts';
import { sessionStore } from '~/session/store.ts';
import { useMaybeSession } from '~/session/useSession.ts';
import { PanelProviders } from './PanelProviders.tsx';

/** The panel for one user in one company: another user or company starts with empty caches. */
export function PanelRoot() {
  // Subscribes to the session. The key must not change while the record of an entered company is being read.
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

/** Shows messages of code outside React (the session has ended, the company was left) as toasts. */
function FlashMessages() {
  const { t } = useTranslation();
  const toast = useToast();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const show = () => {
      // Nobody is signed in any more, and the signed-out pages are still being fetched: they show it.
      if (stageFor(location, sessionStore.get().user).stage === 'signedOut') return;
      const message = takeFlash();
      if (message) toast[message.tone](message.text ?? t(message.key ?? 'errors.internal_error'));
    };
    // With a delay: the sender of the message may also replace this screen, and then the next screen shows it.
    const showSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(show, 50);
    };
    showSoon();
    const stop = onFlash(showSoon);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [t, toast]);
  return null;
}

/** Time for the first page to load before the flag service is fetched. */
const flagDelayMs = 2500;
/** The call itself handles the answer: an ended session leads to the sign-in page. */
const checkSession = () => void refreshUser().catch(() => undefined);

/** Starts the flag service after the first page has loaded, and follows it while the panel is open. */
function useFlagService(): void {
  useEffect(() => {
    let stop = () => {};
    let isOver = false;
    const timer = setTimeout(() => {
      const following = import('~/flags/flagService.ts').then(({ followFlags }) => {
        if (!isOver) stop = followFlags(checkSession);
      });
      // If the code cannot be fetched, every flag keeps its default.
      following.catch(() => undefined);
    }, flagDelayMs);
    return () => {
      isOver = true;
      clearTimeout(timer);
      stop();
    };
  }, []);
}
