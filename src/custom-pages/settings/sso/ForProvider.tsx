import Button from '@mui/material/Button';
import { Download } from 'lucide-react';
import type { SsoSettings } from '#contract/company/sso';
import { CopyField } from '~/components/form/CopyField.tsx';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { isOverSaml, type ProviderKind } from './providerForms.ts';
import css from './sso.module.css';

/** What the company enters at its provider, before that says what belongs into the fields below. Azure knows us already. */
export function ForProvider({ kind, settings: { redirectUri, saml } }: { kind: ProviderKind; settings: SsoSettings }) {
  const { t } = useTranslation();
  const copy = { copy: t('settings.keys.copy'), copied: t('settings.sso.copied') };
  if (kind === 'azure') return null;
  return (
    <div className={css.part}>
      <h3 className={css.subtitle}>{t('settings.sso.forProvider.title')}</h3>
      {isOverSaml(kind) ? (
        <>
          <p className={css.note}>{t('settings.sso.forProvider.saml')}</p>
          <CopyField label={t('settings.sso.forProvider.acsUrl')} value={saml.acsUrl} {...copy} />
          <CopyField label={t('settings.sso.forProvider.entityId')} value={saml.entityId} {...copy} />
          <Button
            component="a"
            href={saml.metadataUrl}
            download
            startIcon={<Download size={16} aria-hidden />}
            className={css.start}
          >
            {t('settings.sso.forProvider.metadata')}
          </Button>
        </>
      ) : (
        <CopyField label={t('settings.sso.redirectUri')} value={redirectUri} {...copy} />
      )}
    </div>
  );
}
