import Skeleton from '@mui/material/Skeleton';
import { useCallback, useState } from 'react';
import { getSsoSettings, type SsoSettings } from '#contract/company/sso';
import { ssoNames } from '#contract/company/ssoProviders';
import { ErrorAlert } from '~/components/feedback/ErrorAlert.tsx';
import { ChoiceCards } from '~/components/form/inputs/ChoiceCards.tsx';
import { DiscardDialog } from '~/components/overlay/DiscardDialog.tsx';
import { useCloseGuard } from '~/components/overlay/useCloseGuard.ts';
import { useEndpoint } from '~/dataProvider/index.ts';
import { SettingsFrame } from '~/features/settings/public.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { useSession } from '~/session/useSession.ts';
import cardCss from '~/components/page/card.module.css';
import { Connected } from './Connected.tsx';
import { Domains } from './Domains.tsx';
import { ProviderFields } from './ProviderFields.tsx';
import { kindOf, type ProviderKind } from './providerForms.ts';
import { Scim } from './Scim.tsx';
import css from './sso.module.css';

/** Single sign-on of the company: its identity provider, enforcement, and the domains of its people. */
export function SsoTab() {
  const { data, error, refetch } = useEndpoint(getSsoSettings, {});
  return (
    <SettingsFrame>
      {data && <Sso key={data.ssoSettingsId} settings={data} />}
      {!data && error && <ErrorAlert error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton variant="rounded" height={480} sx={{ maxWidth: 720 }} />}
    </SettingsFrame>
  );
}

/** The providers that are offered, by name. Okta over SAML only where the company may choose it, or has. */
function useProviders(present: ProviderKind | null) {
  const { t } = useTranslation();
  const { isOktaSamlAccessible } = useSession().company;
  const both = isOktaSamlAccessible || present === 'okta_saml';
  const saml = both ? [{ value: 'okta_saml' as const, label: `${ssoNames.okta} (SAML)` }] : [];
  return [
    { value: 'okta' as const, label: both ? `${ssoNames.okta} (OIDC)` : ssoNames.okta },
    ...saml,
    { value: 'azure' as const, label: ssoNames.azure },
    { value: 'onelogin' as const, label: ssoNames.onelogin },
    { value: 'gsuite' as const, label: ssoNames.gsuite },
    { value: 'custom_saml' as const, label: t('common.ssoProviders.custom_saml') },
  ];
}

function Sso({ settings }: { settings: SsoSettings }) {
  const { t } = useTranslation();
  const present = kindOf(settings);
  const [kind, setKind] = useState<ProviderKind>(present ?? 'okta');
  const [nextKind, setNextKind] = useState(kind);
  const [isDirty, setDirty] = useState(false);
  // Another provider has other fields, so what was typed would be lost, as by leaving the page.
  const guard = useCloseGuard(
    isDirty,
    useCallback(() => setKind(nextKind), [nextKind]),
  );
  const choose = (next: ProviderKind) => {
    setNextKind(next);
    if (isDirty) guard.tryClose();
    else setKind(next);
  };
  const choices = useProviders(present);
  const name = choices.find(({ value }) => value === present)?.label;
  return (
    <div className={css.sections}>
      {name && <Connected settings={settings} name={name} />}
      <section className={cardCss.card}>
        <h2 className={css.title}>{t('settings.sso.provider')}</h2>
        <p className={css.text}>{t('settings.sso.about')}</p>
        <ChoiceCards label={t('settings.sso.provider')} value={kind} choices={choices} onChange={choose} />
        <ProviderFields key={kind} kind={kind} settings={settings} onDirty={setDirty} />
      </section>
      <DiscardDialog guard={guard} />
      <Domains />
      <Scim />
    </div>
  );
}
