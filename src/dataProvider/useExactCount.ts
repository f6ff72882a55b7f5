import { useCallback } from 'react';
import { useErrorToast } from '~/components/feedback/useErrorToast.ts';

/** Asks for an exact number; a failure is said as a toast and gives undefined. `ask` must be stable. */
export function useExactCount<Input>(ask: (input: Input) => Promise<number>): (input: Input) => Promise<number | undefined> {
  const showError = useErrorToast();
  return useCallback(
    async (input: Input) => {
      try {
        return await ask(input);
      } catch (error) {
        showError(error);
        return undefined;
      }
    },
    [ask, showError],
  );
}
