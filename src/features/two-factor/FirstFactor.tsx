import Button from '@mui/material/Button';
import { Fingerprint, Mail, Smartphone } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { useSession } from '~/session/useSession.ts';
import { type Change, ChangeDialog } from './ChangeDialog.tsx';
import { FactorRow } from './FactorRow.tsx';
import { mayHavePasskeys } from './mayHavePasskeys.ts';
import css from './twoFactor.module.css';

interface FirstFactorProps {
  /** The person has no second factor yet. */
  isDue: boolean;
  /** They have one, and have closed what it gave, such as recovery codes. */
  onDone: () => void;
}

/** The ways to set up a first second factor, the strongest first. */
export function FirstFactor({ isDue, onDone }: FirstFactorProps) {
  const { t } = useTranslation();
  const { email } = useSession().user;
  const [change, setChange] = useState<Change>();
  const isOver = !isDue && !change;
  useEffect(() => {
    if (isOver) onDone();
  }, [isOver, onDone]);
  const ways = [
    { kind: 'addAuthenticator', icon: Smartphone, part: 'authenticator', action: t('security.authenticator.add'), isOffered: true },
    { kind: 'addPasskey', icon: Fingerprint, part: 'passkeys', action: t('security.passkeys.add'), isOffered: mayHavePasskeys },
    { kind: 'turnOn', icon: Mail, part: 'email', action: t('security.email.on'), isOffered: true },
  ] as const;
  return (
    <>
      <ul className={css.factors}>
        {ways
          .filter(({ isOffered }) => isOffered)
          .map(({ kind, icon, part, action }) => (
            <FactorRow
              key={kind}
              icon={icon}
              title={t(`security.${part}.title`)}
              help={t(`security.${part}.help`, { email })}
              action={<Button onClick={() => setChange({ kind })}>{action}</Button>}
            />
          ))}
      </ul>
      {change && <ChangeDialog change={change} onClose={() => setChange(undefined)} />}
    </>
  );
}
