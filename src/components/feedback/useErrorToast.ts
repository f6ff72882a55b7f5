import { useCallback } from 'react';
import { useToast } from './useToast.ts';
import { Cancelled } from '~/errors/cancelled.ts';
import { isHeedError } from '~/errors/heedError.ts';
import { errorText } from '~/errors/errorText.ts';

/**
 * Shows the error of a failed call as a toast. Errors that are handled globally (ended session, company left) are not shown
 * twice. A report that is still being generated is not an error.
 */
export function useErrorToast(): (error: unknown) => void {
  const toast = useToast();
  return useCallback(
    (error: unknown) => {
      if (error instanceof Cancelled) return;
      if (isHeedError(error, 'invalid_session', 'session_expired', 'company_disabled')) return;
      if (isHeedError(error, 'report_generation_in_progress')) toast.info(errorText(error));
      else toast.error(errorText(error));
    },
    [toast],
  );
}
