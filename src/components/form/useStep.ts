import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router';

interface StepPlace {
  step: number;
  goTo: (step: number) => void;
}

/**
 * The step of a wizard in the URL, from 0 in code and from 1 in the address, at most `last`. All steps share one history entry, so
 * that the browser's Back leaves the wizard and never reopens a cancelled step. The part behind `#` stays.
 */
export function useStep(last: number): StepPlace {
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
  const step = Number(new URLSearchParams(search).get('step') ?? 1) - 1;
  return { step: Number.isInteger(step) ? Math.min(Math.max(step, 0), last) : 0, goTo };
}
