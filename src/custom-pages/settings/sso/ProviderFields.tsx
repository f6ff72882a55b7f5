import { useEffect, useMemo } from 'react';
import { saveAzure, saveCustomSaml, saveGsuite, saveOkta, saveOneLogin, type SsoSettings } from '#contract/company/sso';
import { useToast } from '~/components/feedback/useToast.ts';
import { FormFrame, FormNotices } from '~/components/form/FormFrame.tsx';
import { TextArea } from '~/components/form/inputs/TextArea.tsx';
import { TextInput } from '~/components/form/inputs/TextInput.tsx';
import { SaveButton } from '~/components/form/SaveButton.tsx';
import { type Refusals, useSaveForm } from '~/components/form/useSaveForm.ts';
import { refusedFields, useAction } from '~/dataProvider/index.ts';
import { isHeedError } from '~/errors/heedError.ts';
import { useStep } from '~/features/two-factor/public.ts';
import formCss from '~/components/form/form.module.css';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { ForProvider } from './ForProvider.tsx';
import {
  examples,
  fieldOf,
  isOverSaml,
  kindOf,
  type ProviderForm,
  type ProviderKind,
  providerFields,
  providerSchema,
  valuesOf,
} from './providerForms.ts';
import { useSsoWriting } from './useSsoWriting.ts';
import css from './sso.module.css';

/** The call that saves each provider. */
function useSave(kind: ProviderKind) {
  const okta = useAction(saveOkta);
  const azure = useAction(saveAzure);
  const onelogin = useAction(saveOneLogin);
  const gsuite = useAction(saveGsuite);
  const custom = useAction(saveCustomSaml);
  return (
    { domain, clientId: clientID, clientSecret, tenantId, serviceProviderEntityId, ...rest }: ProviderForm,
    verificationTokenId: string,
  ) => {
    const oidc = { domain, clientID, clientSecret, verificationTokenId };
    const { certificate, identityProviderEntityId, ssoUrl } = rest;
    const saml = { certificate, identityProviderEntityId, ssoUrl, verificationTokenId };
    const save = {
      okta: () => okta.mutateAsync({ body: { ...oidc, isSaml: false } }),
      okta_saml: () => okta.mutateAsync({ body: { ...saml, serviceProviderEntityId, isSaml: true } }),
      azure: () => azure.mutateAsync({ body: { ssoType: 'azure', tenantId, verificationTokenId } }),
      onelogin: () => onelogin.mutateAsync({ body: oidc }),
      gsuite: () => gsuite.mutateAsync({ body: saml }),
      custom_saml: () => custom.mutateAsync({ body: saml }),
    };
    return save[kind]();
  };
}

/** Refusals of the server at their fields. */
function refusals(error: unknown): Refusals<ProviderForm> | undefined {
  if (isHeedError(error, 'certificate_unreadable', 'certificate_weak', 'certificate_not_in_force'))
    return { certificate: `errors.${error.code}` };
  if (isHeedError(error, 'validation_failed') && error.fields.includes('ssoUrl')) return { ssoUrl: 'settings.sso.urlFormat' };
  return (
    refusedFields(error, fieldOf, 'errors.sso_unreachable', 'sso_unreachable') ??
    refusedFields(error, fieldOf, 'settings.sso.wrong')
  );
}

interface ProviderFieldsProps {
  kind: ProviderKind;
  settings: SsoSettings;
  /** Called when input begins or ceases to be unsaved. */
  onDirty: (isDirty: boolean) => void;
}

/** The form of one provider. i18n-keys: settings.sso.fields.* */
export function ProviderFields({ kind, settings, onDirty }: ProviderFieldsProps) {
  const { t } = useTranslation();
  const toast = useToast();
  const { isForeign, act, dialog } = useSsoWriting();
  const save = useSave(kind);
  const step = useStep({ isOfForm: true });
  const words = { title: t('settings.sso.confirmSave'), help: t('settings.sso.confirmSaveHelp'), action: t('form.save') };
  const isPresent = kindOf(settings) === kind;
  const hasSecret = isPresent && settings.clientSecret.isSet;
  const saving = useSaveForm({
    schema: useMemo(() => providerSchema(kind, hasSecret), [kind, hasSecret]),
    values: useMemo(() => valuesOf(settings, kind), [settings, kind]),
    // A secret is never kept as a draft.
    draft: null,
    send: (values) => step.run(words, (verificationTokenId) => save(values, verificationTokenId)),
    refusals,
    onSaved: () => toast.success(t('settings.sso.saved')),
  });
  const { isDirty, isSaving } = saving;
  useEffect(() => onDirty(isDirty), [isDirty, onDirty]);
  const isOff = kind === 'azure' && !settings.isAzureAvailable;
  if (isOff) return <p className={css.off}>{t('errors.sso_provider_not_set_up')}</p>;
  const helps: Partial<Record<keyof ProviderForm, string | false>> = {
    clientSecret: hasSecret && t('settings.sso.secretKept'),
    certificate: isPresent ? t('settings.sso.certificate.replaced') : t('settings.sso.certificate.help'),
  };
  return (
    <FormFrame saving={saving} className={css.form} onSubmit={() => isDirty && act(() => void saving.save())}>
      <ForProvider kind={kind} settings={settings} />
      <div className={formCss.column}>
        {isOverSaml(kind) && <h3 className={css.subtitle}>{t('settings.sso.fromProvider')}</h3>}
        <FormNotices saving={saving} />
        {providerFields[kind].map((name) => {
          const frame = { name, label: t(`settings.sso.fields.${name}`), help: helps[name] || undefined };
          const isRequired = name !== 'clientSecret' || !hasSecret;
          if (name === 'certificate') return <TextArea key={name} {...frame} isRequired isCode readOnly={isForeign} />;
          return (
            <TextInput
              key={name}
              {...frame}
              placeholder={examples[kind]?.[name]}
              type={name === 'clientSecret' ? 'password' : 'text'}
              isRequired={isRequired}
              autoComplete="off"
              readOnly={isForeign}
              maxLength={undefined}
              dir="ltr"
            />
          );
        })}
      </div>
      {!isForeign && (
        <div className={css.foot}>
          <SaveButton isSaving={isSaving} reason={isDirty ? undefined : t('profile.nothingToSave')}>
            {t('form.save')}
          </SaveButton>
        </div>
      )}
      {step.dialog}
      {dialog}
    </FormFrame>
  );
}
