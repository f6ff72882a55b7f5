import { useEffect } from 'react';
import { can } from '#contract/access';
import { currentSession } from '~/session/useSession.ts';
import { routes } from './routes.tsx';

const patienceMs = 2500;

/** Fetches the code of the other pages once the first one has had its time, so that the menu answers at once. */
export function usePreloadedPages(): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      const subject = currentSession()?.subject;
      const wanted = routes.filter(
        ({ access, shell }) => shell === 'full' && subject && access !== 'anyone' && can(subject, access),
      );
      // A failure here shows again, with its remedy, when the page is opened.
      for (const { page } of wanted) void page.preload().catch(() => undefined);
    }, patienceMs);
    return () => clearTimeout(timer);
  }, []);
}
