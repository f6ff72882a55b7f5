import { useEffect } from 'react';
import { refreshUser } from '~/authProvider/openSession.ts';

/** The link of the verification e-mail opens in a tab of its own; whoever comes back to this one is asked for anew. */
export function useVerifiedElsewhere(): void {
  useEffect(() => {
    const look = () => {
      // Without an answer the banner simply stays.
      if (document.visibilityState === 'visible') void refreshUser().catch(() => undefined);
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
}
