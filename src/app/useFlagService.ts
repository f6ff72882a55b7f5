import { useEffect } from 'react';
import { refreshUser } from '~/authProvider/openSession.ts';

const patienceMs = 2500;
/** Whatever it means is found out and done by the call itself: a session that is over leads to the sign-in page. */
const askWhoIsHere = () => void refreshUser().catch(() => undefined);

/** Asks the flag service once the first page has had its time, and follows it for as long as the panel is open. */
export function useFlagService(): void {
  useEffect(() => {
    let stop = () => {};
    let isOver = false;
    const timer = setTimeout(() => {
      const following = import('~/session/flagService.ts').then(({ followFlags }) => {
        if (!isOver) stop = followFlags(askWhoIsHere);
      });
      // Without the code there is no service, and every flag has its default.
      following.catch(() => undefined);
    }, patienceMs);
    return () => {
      isOver = true;
      clearTimeout(timer);
      stop();
    };
  }, []);
}
