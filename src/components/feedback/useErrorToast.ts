import { useCallback } from 'react';
import { useToast } from './useToast.ts';
import { isHeedError } from '~/errors/heedError.ts';
import { errorText } from '~/errors/errorText.ts';

/** Shows a failed call as a toast; what is handled for the whole panel (ended session, company left) is not shown twice. A report in the making is no failure. */
export function useErrorToast(): (error: unknown) => void {
  const toast = useToast();
  return useCallback(
    (error: unknown) => {
      if (isHeedError(error, 'invalid_session', 'session_expired', 'company_disabled')) return;
      if (isHeedError(error, 'report_generation_in_progress')) toast.info(errorText(error));
      else toast.error(errorText(error));
    },
    [toast],
  );
}
