import { useToast } from '~/components/feedback/useToast.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import type { cloneTo } from './sharingCalls.ts';

/** Says how many of the chosen customers have to approve first, and how many got nothing. */
export function useTellClones(): (cloned: Awaited<ReturnType<typeof cloneTo>>) => void {
  const { t } = useTranslation();
  const toast = useToast();
  return ({ waiting, skipped }) => {
    if (waiting > 0) toast.info(t('simulationSharing.addedWaiting', { n: waiting }));
    if (skipped > 0) toast.info(t('simulationSharing.skipped', { n: skipped }));
  };
}
