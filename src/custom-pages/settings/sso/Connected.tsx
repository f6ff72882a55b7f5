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
import { ConfirmDialog } from '~/components/overlay/ConfirmDialog.tsx';
import { useAction } from '~/dataProvider/index.ts';
import { LinkSsoDialog } from '~/features/two-factor/public.ts';
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
  const [asked, setAsked] = useState<'remove' | 'enforce' | 'link'>();
  const enforcing = useAction(enforceSso);
  const removing = useAction(removeSso);
  const { isLinked, ssoEnforcement: isEnforced, lastFailure } = settings;

  const enforce = async (isOn: boolean) => {
    await enforcing.mutateAsync({ body: { ssoEnforcementStatus: isOn } });
    toast.success(isOn ? t('settings.sso.enforce.on') : t('settings.sso.enforce.off'));
  };
  const remove = async () => {
    await removing.mutateAsync({});
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
      <div className={css.startUrl}>
        <CopyField
          label={t('settings.sso.startUrl')}
          value={settings.startUrl}
          copy={t('settings.keys.copy')}
          copied={t('settings.sso.copied')}
        />
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
            onChange={(isOn) => act(() => (isOn ? setAsked('enforce') : void enforce(false).catch(showError)))}
          />
          <div className={css.foot}>
            {!isLinked && <Button onClick={() => setAsked('link')}>{t('settings.sso.link')}</Button>}
            <Button color="error" onClick={() => act(() => setAsked('remove'))}>
              {t('settings.sso.remove.action')}
            </Button>
          </div>
        </>
      )}
      <ConfirmDialog
        open={asked === 'enforce'}
        title={t('settings.sso.enforce.title')}
        confirmLabel={t('settings.sso.enforce.action')}
        onConfirm={() => enforce(true)}
        onClose={() => setAsked(undefined)}
      >
        {t('settings.sso.enforce.text')}
      </ConfirmDialog>
      <ConfirmDialog
        open={asked === 'remove'}
        tone="danger"
        title={t('settings.sso.remove.title')}
        confirmLabel={t('settings.sso.remove.action')}
        onConfirm={remove}
        onClose={() => setAsked(undefined)}
      >
        {t('settings.sso.remove.text')}
      </ConfirmDialog>
      {asked === 'link' && (
        <Suspense>
          <LinkSsoDialog onClose={() => setAsked(undefined)} />
        </Suspense>
      )}
      {dialog}
    </section>
  );
}
