import { lazy, type ReactNode, Suspense, useCallback, useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '#contract/paths';
import { fetchedCode } from '~/browser/reloadOnce.ts';
import { useMaybeSession } from '~/session/useSession.ts';
import { buysElsewhere } from './ContactSales.tsx';

const ProviderDialog = lazy(() => fetchedCode(import('./ProviderDialog.tsx').then((m) => ({ default: m.ProviderDialog }))));

/** Opens the plans; a company that buys elsewhere sees a message to contact its provider. Render `dialog` beside the button. */
export function useUpgrade(): { upgrade: () => void; dialog: ReactNode } {
  const session = useMaybeSession();
  const navigate = useNavigate();
  const [isShown, setShown] = useState(false);
  const upgrade = useCallback(() => {
    if (session && buysElsewhere(session)) setShown(true);
    else void navigate(paths.marketplace);
  }, [session, navigate]);
  const dialog = isShown && (
    <Suspense fallback={null}>
      <ProviderDialog onClose={() => setShown(false)} />
    </Suspense>
  );
  return { upgrade, dialog };
}
