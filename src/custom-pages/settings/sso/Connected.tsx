import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import { Suspense, useState } from 'react';
import { enforceSso, removeSso, type SsoSettings } from '#contract/company/sso';
import { formatDateTime } from '~/components/data/format.ts';
import { StatusDot } from '~/components/data/StatusDot.tsx';
import { useErrorToast } from '~/components/feedback/useErrorToast.ts';
import { useToast } from '~/components/feedback/useToast.ts';
import { Switch } from '~/components/form/inputs/SwitchInput.tsx';
import { CopyField } from '~/components/form/CopyField.tsx';
import { useAction } from '~/dataProvider/index.ts';
import { LinkSsoDialog, useStep } from '~/features/two-factor/public.ts';
import cardCss from '~/components/page/card.module.css';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { CertificateState } from './CertificateState.tsx';
import { useSsoWriting } from './useSsoWriting.ts';
import css from './sso.module.css';

/** What can be done with the present connection: bind one's own account, enforce it, remove it. i18n-keys: settings.sso.failures.* */
export function Connected({ settings, name }: { settings: SsoSettings; name: string }) {
  const { t } = useTranslation();
  const toast = useToast();
  const showError = useErrorToast();
  const { isForeign, act, dialog } = useSsoWriting();
  const [isLinking, setLinking] = useState(false);
  const step = useStep();
  const enforcing = useAction(enforceSso);
  const removing = useAction(removeSso);
  const { isLinked, ssoEnforcement: isEnforced, lastFailure } = settings;

  const enforce = async (isOn: boolean) => {
    // The server says so, too, but only after the password.
    if (isOn && !settings.isSignedInWithSso) return toast.error(t('errors.sso_session_required'));
    const words = isOn
      ? { title: t('settings.sso.enforce.title'), help: t('settings.sso.enforce.text'), action: t('settings.sso.enforce.action') }
      : { title: t('settings.sso.enforce.endTitle'), help: t('settings.sso.enforce.endText') };
    await step.run(words, (verificationTokenId) =>
      enforcing.mutateAsync({ body: { ssoEnforcementStatus: isOn, verificationTokenId } }),
    );
    toast.success(isOn ? t('settings.sso.enforce.on') : t('settings.sso.enforce.off'));
  };
  const remove = async () => {
    const words = { title: t('settings.sso.remove.title'), help: t('settings.sso.remove.text'), tone: 'danger' } as const;
    await step.run({ ...words, action: t('settings.sso.remove.action') }, (verificationTokenId) =>
      removing.mutateAsync({ body: { verificationTokenId } }),
    );
    toast.success(t('settings.sso.remove.done'));
  };
  return (
    <section className={cardCss.card}>
      <h2 className={css.title}>{name}</h2>
      <p className={css.text}>
        <StatusDot
          tone={isLinked ? 'success' : 'neutral'}
          label={isLinked ? t('settings.sso.linked') : t('settings.sso.notLinked')}
        />
      </p>
      <div className={css.startUrls}>
        <Address label={t('settings.sso.startUrl')} value={settings.startUrl} />
        {settings.learnerStartUrl && <Address label={t('settings.sso.learnerStartUrl')} value={settings.learnerStartUrl} />}
      </div>
      <CertificateState expiresAt={settings.certificateExpiresAt} />
      {lastFailure && (
        <Alert severity="warning" className={css.alert}>
          <AlertTitle>{t('settings.sso.lastFailure', { date: formatDateTime(lastFailure.at) })}</AlertTitle>
          <p className={css.line}>{t(`settings.sso.failures.${lastFailure.reason}`)}</p>
          {lastFailure.detail && (
            <p className={css.line} dir="auto">
              {lastFailure.detail}
            </p>
          )}
        </Alert>
      )}
      {!isForeign && (
        <>
          <Switch
            label={t('settings.sso.enforce.label')}
            help={t('settings.sso.enforce.help')}
            isOn={isEnforced}
            onChange={(isOn) => act(() => void enforce(isOn).catch(showError))}
          />
          <div className={css.foot}>
            {!isLinked && <Button onClick={() => setLinking(true)}>{t('settings.sso.link')}</Button>}
            <Button color="error" onClick={() => act(() => void remove().catch(showError))}>
              {t('settings.sso.remove.action')}
            </Button>
          </div>
        </>
      )}
      {isLinking && (
        <Suspense>
          <LinkSsoDialog onClose={() => setLinking(false)} />
        </Suspense>
      )}
      {step.dialog}
      {dialog}
    </section>
  );
}

function Address({ label, value }: { label: string; value: string }) {
  const { t } = useTranslation();
  return <CopyField label={label} value={value} copy={t('settings.keys.copy')} copied={t('settings.sso.copied')} />;
}
