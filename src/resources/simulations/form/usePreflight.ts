import { useDeferredValue } from 'react';
import { type Control, useWatch } from 'react-hook-form';
import { preflightSimulation, type SimulationPreflight } from '#contract/simulation/preflight';
import { useEndpoint } from '~/dataProvider/index.ts';
import { bodyOf, type SimulationForm } from './simulationForm.ts';

interface Known {
  /** Undefined until it is read. */
  preflight: SimulationPreflight | undefined;
  /** It is about the form as it was a moment ago. */
  isOld: boolean;
  error: unknown;
  readAgain: () => void;
}

const noTexts = { subject: '', message: '' };

/**
 * What a launch of the form would lead to; `control` where that is not in the context. Name and texts of mails change nothing of it, so that
 * typing them calls nothing.
 */
export function usePreflight(campaignId: string | null, control?: Control<SimulationForm>): Known {
  const form = useWatch<SimulationForm>(control ? { control } : {}) as SimulationForm;
  const body = JSON.stringify({ ...bodyOf({ ...form, ...noTexts, name: '' }, noTexts), campaignId });
  const later = useDeferredValue(body);
  const sent = JSON.parse(later) as ReturnType<typeof bodyOf>;
  const { data, error, isPlaceholderData, refetch } = useEndpoint(
    preflightSimulation,
    { body: sent },
    { keepPrevious: true, enabled: preflightSimulation.body?.safeParse(sent).success ?? false },
  );
  return { preflight: data?.data, isOld: isPlaceholderData || later !== body, error, readAgain: () => void refetch() };
}
