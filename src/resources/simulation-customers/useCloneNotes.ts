import { useTranslation } from '~/i18n/useTranslation.ts';
import type { cloneTo } from './sharingCalls.ts';

/** What is to say after a simulation was shared: how many of the customers have to approve it first, and how many got nothing. */
export function useCloneNotes(): (cloned: Awaited<ReturnType<typeof cloneTo>>) => string[] {
  const { t } = useTranslation();
  return ({ waiting, skipped }) => [
    ...(waiting > 0 ? [t('simulationSharing.addedWaiting', { n: waiting })] : []),
    ...(skipped > 0 ? [t('simulationSharing.skipped', { n: skipped })] : []),
  ];
}
