import { useState } from 'react';
import { confirmStep, newRecoveryCodes, removeAuthenticator, removePasskey, setEmailFactor, setMfa } from '#contract/session/mfa';
import { refreshUser } from '~/authProvider/openSession.ts';
import { useToast } from '~/components/feedback/useToast.ts';
import { callEndpoint, useRefreshAll } from '~/dataProvider/index.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { useSession } from '~/session/useSession.ts';
import { AddAuthenticator } from './AddAuthenticator.tsx';
import { addingStepOf, forgetAddingStep, keepAddingStep } from './addingStep.ts';
import { AddPasskey } from './AddPasskey.tsx';
import { ConfirmItsYou, type FactorAnswer } from './ConfirmItsYou.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';

/** A change of one's own second factors. */
export type Change =
  | {
      kind:
        | 'turnOn'
        | 'turnOff'
        | 'acceptEmail'
        | 'refuseEmail'
        | 'addAuthenticator'
        | 'removeAuthenticator'
        | 'addPasskey'
        | 'renewCodes';
    }
  | { kind: 'removePasskey'; id: string; name: string };

const addsFactor = (kind: Change['kind']) => kind === 'turnOn' || kind === 'addAuthenticator' || kind === 'addPasskey';

/**
 * Runs a change after password and factor, and shows its result: the setup of an app or passkey, or recovery codes. A person who has
 * confirmed the adding of one factor can add another for some minutes without confirming again.
 */
export function ChangeDialog({ change, onClose }: { change: Change; onClose: () => void }) {
  const toast = useToast();
  const refresh = useRefreshAll();
  const words = useWords(change);
  const { id: userId } = useSession().user;
  const isSetUp = change.kind === 'addAuthenticator' || change.kind === 'addPasskey';
  const [confirmed, setConfirmed] = useState(() => (isSetUp ? addingStepOf(userId) : undefined));
  const [codes, setCodes] = useState<readonly string[]>();

  const finish = async (newCodes: readonly string[] | null = null) => {
    if (words.done) toast.success(words.done);
    refresh();
    // First the codes, which are shown only once.
    if (newCodes) setCodes(newCodes);
    await refreshUser().catch(() => undefined);
    if (!newCodes) onClose();
  };
  const onFactor = async (token: string, factor: FactorAnswer) => {
    const body = { verificationTokenId: token, ...factor };
    const isOn = change.kind === 'turnOn';
    if (isOn || change.kind === 'turnOff') {
      await callEndpoint(setMfa, { body: { ...body, isMfaEnabled: isOn } });
      if (isOn) keepAddingStep(token, userId);
      return finish();
    }
    await callEndpoint(confirmStep, { body });
    if (isSetUp) {
      keepAddingStep(token, userId);
      return setConfirmed(token);
    }
    return finish(await runConfirmed(change, token));
  };

  const askAgain = () => {
    forgetAddingStep();
    setConfirmed(undefined);
  };

  if (codes) return <RecoveryCodes codes={codes} onClose={onClose} />;
  if (confirmed && change.kind === 'addAuthenticator')
    return <AddAuthenticator token={confirmed} onAdded={finish} onExpired={askAgain} onClose={onClose} />;
  if (confirmed) return <AddPasskey token={confirmed} onAdded={finish} onExpired={askAgain} onClose={onClose} />;
  const purpose = addsFactor(change.kind) ? 'add_factor' : undefined;
  return <ConfirmItsYou {...words} purpose={purpose} onFactor={onFactor} onClose={onClose} />;
}

/** Makes a change that the confirmed step of this token allows. Returns new recovery codes, if there are any. */
async function runConfirmed(change: Change, verificationTokenId: string): Promise<readonly string[] | null> {
  const body = { verificationTokenId };
  if (change.kind === 'acceptEmail' || change.kind === 'refuseEmail')
    await callEndpoint(setEmailFactor, { body: { ...body, hasEmail: change.kind === 'acceptEmail' } });
  else if (change.kind === 'removeAuthenticator') await callEndpoint(removeAuthenticator, { body });
  else if (change.kind === 'removePasskey') await callEndpoint(removePasskey, { params: { passkeyId: change.id }, body });
  else if (change.kind === 'renewCodes') return (await callEndpoint(newRecoveryCodes, { body })).recoveryCodes;
  return null;
}

interface Words {
  title: string;
  help?: string;
  tone?: 'danger';
  /** The toast afterwards. */
  done?: string;
}

function useWords(change: Change): Words {
  const { t } = useTranslation();
  switch (change.kind) {
    case 'turnOn':
      return { title: t('security.title'), help: t('security.help'), done: t('security.enabled') };
    case 'turnOff':
      return { title: t('security.title'), help: t('security.confirm.offHelp'), tone: 'danger', done: t('security.disabled') };
    case 'acceptEmail':
      return { title: t('security.email.onTitle'), done: t('security.email.turnedOn') };
    case 'refuseEmail':
      return { title: t('security.email.offTitle'), tone: 'danger', done: t('security.email.turnedOff') };
    case 'addAuthenticator':
      return { title: t('security.authenticator.setupTitle'), done: t('security.authenticator.added') };
    case 'removeAuthenticator':
      return { title: t('security.authenticator.removeTitle'), tone: 'danger', done: t('security.authenticator.removed') };
    case 'addPasskey':
      return { title: t('security.passkeys.setupTitle'), done: t('security.passkeys.added') };
    case 'removePasskey':
      return {
        title: t('security.passkeys.removeTitle', { name: change.name }),
        tone: 'danger',
        done: t('security.passkeys.removed'),
      };
    case 'renewCodes':
      return { title: t('security.recovery.renewTitle'), help: t('security.recovery.renewHelp') };
  }
}
