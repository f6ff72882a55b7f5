import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { Fingerprint, KeyRound, Mail, Smartphone } from 'lucide-react';
import { useId, useState } from 'react';
import type { CallReply } from '#contract/kit/endpoint';
import { getMfa } from '#contract/session/mfa';
import { formatDate } from '~/components/data/format.ts';
import { ErrorAlert } from '~/components/feedback/ErrorAlert.tsx';
import { Switch } from '~/components/form/inputs/SwitchInput.tsx';
import { useEndpoint } from '~/dataProvider/index.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { useSession } from '~/session/useSession.ts';
import { type Change, ChangeDialog } from './ChangeDialog.tsx';
import { FactorRow } from './FactorRow.tsx';
import { mayHavePasskeys } from './mayHavePasskeys.ts';
import cardCss from '~/components/page/card.module.css';
import css from './twoFactor.module.css';

type Factors = CallReply<typeof getMfa>;
type Begin = (change: Change) => void;

/** One's own second factors: the switch, the ways to take a second step, recovery codes. */
export function TwoFactorSection() {
  const { t } = useTranslation();
  const titleId = useId();
  const { data, error, refetch } = useEndpoint(getMfa, {});
  const [change, setChange] = useState<Change>();
  return (
    <section className={`${cardCss.card} ${css.section}`} aria-labelledby={titleId}>
      <div>
        <h2 id={titleId} className={css.title}>
          {t('security.title')}
        </h2>
        <p className={css.help}>{t('security.help')}</p>
      </div>
      {error && <ErrorAlert error={error} onRetry={() => void refetch()} />}
      {data ? <FactorList factors={data} begin={setChange} /> : !error && <Skeleton variant="rounded" height={220} />}
      {change && <ChangeDialog change={change} onClose={() => setChange(undefined)} />}
    </section>
  );
}

function FactorList({ factors, begin }: { factors: Factors; begin: Begin }) {
  const { t } = useTranslation();
  const { email, twoFactorRequiredFrom } = useSession().user;
  const isRequired = twoFactorRequiredFrom !== null && new Date(twoFactorRequiredFrom) <= new Date();
  const { isMfaEnabled, hasEmail, authenticator, passkeys, recoveryCodesLeft } = factors;
  const hasOther = authenticator !== null || passkeys.length > 0;
  return (
    <>
      <Switch
        label={t('security.toggle')}
        {...(isRequired && { help: t('security.required.locked') })}
        isLocked={isRequired && isMfaEnabled}
        isOn={isMfaEnabled}
        onChange={(isOn) => begin({ kind: isOn ? 'turnOn' : 'turnOff' })}
      />
      <ul className={css.factors}>
        <FactorRow
          icon={Mail}
          title={t('security.email.title')}
          help={t('security.email.help', { email })}
          action={
            isMfaEnabled &&
            (hasEmail ? (
              hasOther && <Button onClick={() => begin({ kind: 'refuseEmail' })}>{t('security.email.off')}</Button>
            ) : (
              <Button onClick={() => begin({ kind: 'acceptEmail' })}>{t('security.email.on')}</Button>
            ))
          }
        />
        <FactorRow
          icon={Smartphone}
          title={t('security.authenticator.title')}
          help={t('security.authenticator.help')}
          action={
            authenticator ? (
              <Button onClick={() => begin({ kind: 'removeAuthenticator' })}>{t('security.authenticator.remove')}</Button>
            ) : (
              <Button onClick={() => begin({ kind: 'addAuthenticator' })}>{t('security.authenticator.add')}</Button>
            )
          }
        >
          {authenticator && <When {...authenticator} />}
        </FactorRow>
        <FactorRow
          icon={Fingerprint}
          title={t('security.passkeys.title')}
          help={mayHavePasskeys ? t('security.passkeys.help') : t('errors.passkey_not_here')}
          action={mayHavePasskeys && <Button onClick={() => begin({ kind: 'addPasskey' })}>{t('security.passkeys.add')}</Button>}
        >
          {passkeys.length > 0 && <Passkeys passkeys={passkeys} begin={begin} />}
        </FactorRow>
        {isMfaEnabled && (
          <FactorRow
            icon={KeyRound}
            title={t('security.recovery.title')}
            help={t('security.recovery.help')}
            action={<Button onClick={() => begin({ kind: 'renewCodes' })}>{t('security.recovery.renew')}</Button>}
          >
            <p className={css.when}>{t('security.recovery.left', { count: recoveryCodesLeft })}</p>
          </FactorRow>
        )}
      </ul>
    </>
  );
}

/** The passkeys of a person; each works on one address only. */
function Passkeys({ passkeys, begin }: { passkeys: Factors['passkeys']; begin: Begin }) {
  const { t } = useTranslation();
  return (
    <ul className={css.passkeys}>
      {passkeys.map(({ id, name, host, ...when }) => (
        <li key={id}>
          <div>
            <bdi className={css.name}>{name}</bdi>
            <p className={css.when}>{t('security.passkeys.worksOn', { host })}</p>
            <When {...when} />
          </div>
          <Button
            size="small"
            onClick={() => begin({ kind: 'removePasskey', id, name })}
            aria-label={t('security.passkeys.removeTitle', { name })}
          >
            {t('security.passkeys.remove')}
          </Button>
        </li>
      ))}
    </ul>
  );
}

function When({ createdAt, lastUsedAt }: { createdAt: string; lastUsedAt: string | null }) {
  const { t } = useTranslation();
  return (
    <p className={css.when}>
      {t('security.addedAt', { date: formatDate(createdAt) })}
      {lastUsedAt && ` · ${t('security.lastUsed', { date: formatDate(lastUsedAt) })}`}
    </p>
  );
}
