import { type ReactNode, useEffect } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '#contract/paths';
import { useCan } from '~/session/useSession.ts';

/** What the landing page finds in the history when somebody was sent there because the plan has no reports. */
export interface SentAway {
  isSentAway?: true;
}

/** Reports are for companies with Boost or a running trial; others are sent to the landing page, which says so. */
export function ReportGuard({ children }: { children: ReactNode }) {
  const isOpen = useCan('reports:read');
  const navigate = useNavigate();
  useEffect(() => {
    if (isOpen) return;
    const state: SentAway = { isSentAway: true };
    void navigate(paths.reports, { replace: true, state });
  }, [isOpen, navigate]);
  return isOpen ? children : null;
}
