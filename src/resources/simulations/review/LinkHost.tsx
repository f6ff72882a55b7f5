import Alert from '@mui/material/Alert';
import type { SimulationPreflight } from '#contract/simulation/preflight';
import { CopyField } from '~/components/form/CopyField.tsx';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { SettingsLink } from './SettingsLink.tsx';
import css from './review.module.css';

/** Where links lead, whose name that is, and whether it should be another. i18n-keys: simulationCreate.linkHostOf.*, whiteLabel.links.failures.* */
export function LinkHost({ preflight: { linkHost, lostLinkHost } }: { preflight: SimulationPreflight }) {
  const { t } = useTranslation();
  const copy = { copy: t('settings.keys.copy'), copied: t('settings.sso.copied') };
  return (
    <>
      {linkHost && (
        <div className={css.field}>
          <CopyField label={t('simulationCreate.linkHost')} value={linkHost.name} {...copy} />
          <p className={css.note}>{t(`simulationCreate.linkHostOf.${linkHost.of}`)}</p>
        </div>
      )}
      {lostLinkHost && (
        <Alert severity="warning" action={<SettingsLink />}>
          <p>{t('simulationCreate.linkHostLost', { host: lostLinkHost.name })}</p>
          {lostLinkHost.failure && <p>{t(`whiteLabel.links.failures.${lostLinkHost.failure}`, { domain: lostLinkHost.name })}</p>}
        </Alert>
      )}
    </>
  );
}
