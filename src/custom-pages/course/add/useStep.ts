import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { readStep } from './steps.ts';

/** The step in the address, from 0; going to another is a step of the history. What follows a `#` stays. */
export function useStep(isRunning: boolean): { step: number; goTo: (step: number) => void } {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const goTo = useCallback(
    (step: number) => {
      const next = new URLSearchParams(search);
      next.set('step', String(step + 1));
      void navigate({ search: next.toString(), hash });
    },
    [search, hash, navigate],
  );
  return { step: readStep(new URLSearchParams(search).get('step'), isRunning), goTo };
}
