import { confirmStep } from '#contract/session/mfa';
import { callEndpoint } from '~/dataProvider/index.ts';
import { useSession } from '~/session/useSession.ts';
import { ConfirmItsYou } from './ConfirmItsYou.tsx';

export interface StepWords {
  /** Names the change that follows. */
  title: string;
  /** Its consequences. */
  help?: string;
  /** The button that does it, for people who need only the password. */
  action?: string;
  tone?: 'danger';
}

interface StepDialogProps extends StepWords {
  onDone: (verificationTokenId: string) => unknown;
  onClose: () => void;
}

/** Asks for the step that calls with `needsStep: 'password'` require: the password, and the factor of people who have one. */
export function StepDialog({ onDone, ...question }: StepDialogProps) {
  const { isMfaEnabled, isSsoSession } = useSession().user;
  return (
    <ConfirmItsYou
      {...question}
      isWithoutPassword={isSsoSession}
      onFactor={async (verificationTokenId, factor) => {
        await callEndpoint(confirmStep, { body: { verificationTokenId, ...factor } });
        await onDone(verificationTokenId);
      }}
      onPassword={isMfaEnabled || isSsoSession ? undefined : async (token) => onDone(token)}
    />
  );
}
