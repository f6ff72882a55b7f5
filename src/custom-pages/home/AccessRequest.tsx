import { lazy, Suspense } from 'react';
import { withTexts } from '~/components/page/lazyPage.tsx';
import { fetchedCode } from '~/browser/reloadOnce.ts';
import { useOverlayParam } from '~/components/overlay/useOverlayParam.ts';

const fetchDialog = withTexts('training', () => import('~/features/access-grants/public.ts').then((m) => m.AccessRequestDialog));
const Dialog = lazy(() => fetchedCode(fetchDialog().then((component) => ({ default: component }))));

/** Asks whether the parent company gets access, when the link of a mail leads here; fetched only then. */
export function AccessRequest() {
  const { isOpen, close } = useOverlayParam('isAccessDialog', ['true']);
  if (!isOpen) return null;
  return (
    <Suspense fallback={null}>
      <Dialog onClose={close} />
    </Suspense>
  );
}
