import Alert from '@mui/material/Alert';
import { companyLimits } from '#contract/company/limits';
import { formatDate } from '~/components/data/format.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import css from './sso.module.css';

const warningMs = companyLimits.sso.certificateWarningDays * 86_400_000;

/** Until when the certificate of the provider is valid (ISO), and what to do when it expires; nothing without one. */
export function CertificateState({ expiresAt }: { expiresAt: string | null }) {
  const { t } = useTranslation();
  if (!expiresAt) return null;
  const date = formatDate(expiresAt);
  const left = new Date(expiresAt).getTime() - Date.now();
  if (left > warningMs) return <p className={css.note}>{t('settings.sso.certificate.valid', { date })}</p>;
  return (
    <Alert severity={left > 0 ? 'warning' : 'error'} className={css.alert}>
      {left > 0 ? t('settings.sso.certificate.expires', { date }) : t('settings.sso.certificate.expired', { date })}
    </Alert>
  );
}
