import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { readStep } from './steps.ts';

/**
 * The step in the address, from 0. All steps are one place of the history, so that the browser's Back leaves the dialog and never
 * opens again what was cancelled. What follows a `#` stays.
 */
export function useStep(isRunning: boolean): { step: number; goTo: (step: number) => void } {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const goTo = useCallback(
    (step: number) => {
      const next = new URLSearchParams(search);
      next.set('step', String(step + 1));
      void navigate({ search: next.toString(), hash }, { replace: true });
    },
    [search, hash, navigate],
  );
  return { step: readStep(new URLSearchParams(search).get('step'), isRunning), goTo };
}
