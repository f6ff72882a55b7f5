import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { saveAzure, saveOkta, saveOneLogin, type SsoSettings } from '#contract/company/sso';
import type { SsoType } from '#contract/company/ssoProviders';
import { useToast } from '~/components/feedback/useToast.ts';
import { CopyField } from '~/components/form/CopyField.tsx';
import { FormFrame, FormNotices } from '~/components/form/FormFrame.tsx';
import { TextInput } from '~/components/form/inputs/TextInput.tsx';
import { SaveButton } from '~/components/form/SaveButton.tsx';
import { useSaveForm } from '~/components/form/useSaveForm.ts';
import { UnsavedGuard } from '~/components/overlay/UnsavedGuard.tsx';
import { useAction } from '~/dataProvider/index.ts';
import formCss from '~/components/form/form.module.css';
import { domainExample, type ProviderForm, providerFields, providerSchema, valuesOf } from './providerForms.ts';
import { useSsoWriting } from './useSsoWriting.ts';
import css from './sso.module.css';

/** The call that saves each provider. */
function useSave(type: SsoType) {
  const okta = useAction(saveOkta);
  const azure = useAction(saveAzure);
  const onelogin = useAction(saveOneLogin);
  return ({ domain, clientId: clientID, clientSecret, tenantId }: ProviderForm) => {
    if (type === 'azure') return azure.mutateAsync({ body: { ssoType: 'azure', tenantId } });
    if (type === 'onelogin') return onelogin.mutateAsync({ body: { domain, clientID, clientSecret } });
    return okta.mutateAsync({ body: { domain, clientID, clientSecret, isSaml: false } });
  };
}

/** The form of one provider. i18n-keys: settings.sso.fields.* */
export function ProviderFields({ type, settings }: { type: SsoType; settings: SsoSettings }) {
  const { t } = useTranslation();
  const toast = useToast();
  const { isForeign, act, dialog } = useSsoWriting();
  const hasSecret = settings.ssoType === type && settings.clientSecret.isSet;
  const saving = useSaveForm({
    schema: useMemo(() => providerSchema(type, hasSecret), [type, hasSecret]),
    values: useMemo(() => valuesOf(settings, type), [settings, type]),
    // A secret is never kept as a draft.
    draft: null,
    send: useSave(type),
    onSaved: () => toast.success(t('settings.sso.saved')),
  });
  const { isDirty, isSaving } = saving;
  const isOff = type === 'azure' && !settings.isAzureAvailable;
  if (isOff) return <p className={css.text}>{t('errors.sso_provider_not_set_up')}</p>;
  return (
    <FormFrame saving={saving} className={css.form} onSubmit={() => isDirty && act(() => void saving.save())}>
      <div className={formCss.column}>
        <FormNotices saving={saving} />
        {providerFields[type].map((name) => (
          <TextInput
            key={name}
            name={name}
            label={t(`settings.sso.fields.${name}`)}
            help={name === 'clientSecret' && hasSecret ? t('settings.sso.secretKept') : undefined}
            placeholder={name === 'domain' ? domainExample[type] : undefined}
            type={name === 'clientSecret' ? 'password' : 'text'}
            isRequired={name !== 'clientSecret' || !hasSecret}
            autoComplete="off"
            readOnly={isForeign}
            dir="ltr"
          />
        ))}
        {type !== 'azure' && (
          <CopyField
            label={t('settings.sso.redirectUri')}
            value={settings.redirectUri}
            copy={t('settings.keys.copy')}
            copied={t('settings.sso.copied')}
          />
        )}
      </div>
      {!isForeign && (
        <div className={css.foot}>
          <SaveButton isSaving={isSaving} reason={isDirty ? undefined : t('profile.nothingToSave')}>
            {t('profile.save')}
          </SaveButton>
        </div>
      )}
      {dialog}
      <UnsavedGuard isDirty={isDirty} />
    </FormFrame>
  );
}
