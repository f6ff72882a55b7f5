import Skeleton from '@mui/material/Skeleton';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getSsoSettings, type SsoSettings } from '#contract/company/sso';
import { type SsoType, ssoTypes } from '#contract/company/ssoProviders';
import { ErrorAlert } from '~/components/feedback/ErrorAlert.tsx';
import { ChoiceCards } from '~/components/form/inputs/ChoiceCards.tsx';
import { useEndpoint } from '~/dataProvider/index.ts';
import { SettingsFrame } from '~/features/settings/public.ts';
import cardCss from '~/components/page/card.module.css';
import { Connected } from './Connected.tsx';
import { Domains } from './Domains.tsx';
import { ProviderFields } from './ProviderFields.tsx';
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

const names: Record<SsoType, string> = { okta: 'Okta', azure: 'Azure', onelogin: 'OneLogin' };

function Sso({ settings }: { settings: SsoSettings }) {
  const { t } = useTranslation();
  const [type, setType] = useState<SsoType>(settings.ssoType ?? 'okta');
  const choices = ssoTypes.map((value) => ({ value, label: names[value] }));
  return (
    <div className={css.sections}>
      {settings.ssoType && <Connected settings={settings} name={names[settings.ssoType]} />}
      <section className={cardCss.card}>
        <h2 className={css.title}>{t('settings.sso.provider')}</h2>
        <p className={css.text}>{t('settings.sso.about')}</p>
        <ChoiceCards label={t('settings.sso.provider')} value={type} choices={choices} onChange={setType} />
        <ProviderFields key={type} type={type} settings={settings} />
      </section>
      <Domains />
    </div>
  );
}
