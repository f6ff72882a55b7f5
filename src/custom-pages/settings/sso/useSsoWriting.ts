import type { ReactNode } from 'react';
import { useVerifiedAction } from '~/features/account/public.ts';
import { useBoostAction } from '~/features/plan/public.ts';
import { useCan, useSession } from '~/session/useSession.ts';

interface SsoWriting {
  /** Somebody of another company, who may only read. */
  isForeign: boolean;
  /** Runs the work, or opens the offer of the plan that includes it. */
  act: (work: () => void) => void;
  dialog: ReactNode;
}

/** Changes of single sign-on: only in one's own company, on a plan that includes it, and with a verified address. */
export function useSsoWriting(): SsoWriting {
  const canWrite = useCan('sso:write');
  const { subject } = useSession();
  const plan = useBoostAction();
  const verified = useVerifiedAction();
  return {
    isForeign: subject.isActingElsewhere,
    act: (work) => plan.act(() => verified.act(work), canWrite),
    dialog: plan.dialog || verified.dialog,
  };
}
