import { type ReactNode, useEffect } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '#contract/paths';
import { useCan } from '~/session/useSession.ts';

/** History state of the redirect to the overview of reports, for companies whose plan has no reports. */
export interface SentAway {
  isSentAway?: true;
}

/** Reports are for companies with Boost or a running trial; others are redirected to the overview, which explains it. */
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
