import { paths } from '#contract/paths';
import { hasWhiteLabel, useCan, useSession } from '~/session/useSession.ts';

/** Where the company sets its domains and its sender; null for who may not. */
export function useWhiteLabelPath(): string | null {
  const session = useSession();
  const may = useCan('whiteLabel:write') && hasWhiteLabel(session);
  if (!may) return null;
  return session.company.distribution.isPartner ? paths.whiteLabel : paths.settingsWhiteLabel;
}
