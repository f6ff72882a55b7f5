import { getSimulationConsent, type SimulationConsent } from '#contract/simulation/settings';
import { useEndpoint } from '~/dataProvider/index.ts';
import { useCan } from '~/session/useSession.ts';

interface KnownConsent {
  /** Undefined until it is read. */
  consent: SimulationConsent | undefined;
  /** Somebody has to agree before the next launch. False until that is known. */
  isNeeded: boolean;
  /** The person who is signed in may agree: as an admin of the company itself, not of one that has access to it. */
  mayAgree: boolean;
  error: unknown;
  readAgain: () => void;
}

/** Whether the company has agreed to simulations. */
export function useSimulationConsent(): KnownConsent {
  const mayAgree = useCan('simulations:consent');
  const { data, error, refetch } = useEndpoint(getSimulationConsent, {});
  const consent = data?.data;
  return { consent, isNeeded: consent?.isNeeded ?? false, mayAgree, error, readAgain: () => void refetch() };
}
