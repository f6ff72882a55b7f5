import type { ReactNode } from 'react';
import { useBoostAction } from '~/features/plan/public.ts';
import { useCan, useSession } from '~/session/useSession.ts';

interface SsoWriting {
  /** Somebody of another company, who may only read. */
  isForeign: boolean;
  /** Runs the work, or opens the offer of the plan that includes it. */
  act: (work: () => void) => void;
  dialog: ReactNode;
}

/** Changes of single sign-on: only in one's own company, and on a plan that includes it. */
export function useSsoWriting(): SsoWriting {
  const canWrite = useCan('sso:write');
  const { subject } = useSession();
  const { act, dialog } = useBoostAction();
  return { isForeign: subject.isActingElsewhere, act: (work) => act(work, canWrite), dialog };
}
