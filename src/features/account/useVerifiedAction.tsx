import { type ReactNode, useState } from 'react';
import { useSession } from '~/session/useSession.ts';
import { VerifyEmailDialog } from './VerifyEmailDialog.tsx';

interface VerifiedAction {
  /** Runs the work, or asks to verify the address first. */
  act: (work: () => void) => void;
  dialog: ReactNode;
}

/** For what takes a verified address (`needsVerifiedEmail`). */
export function useVerifiedAction(): VerifiedAction {
  const { emailVerified } = useSession().user;
  const [isConfirming, setConfirming] = useState(false);
  return {
    act: (work) => (emailVerified ? work() : setConfirming(true)),
    dialog: isConfirming && <VerifyEmailDialog onClose={() => setConfirming(false)} />,
  };
}
