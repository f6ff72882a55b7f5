import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import { ErrorAlert } from '~/components/feedback/ErrorAlert.tsx';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { useSession } from '~/session/useSession.ts';
import { ConsentForm } from './ConsentForm.tsx';
import { useSimulationConsent } from './useSimulationConsent.ts';

/** Asks an admin of the company to agree, and tells others who has to. Shows nothing while an agreement holds. */
export function ConsentNotice() {
  const { t } = useTranslation();
  const { company } = useSession();
  const { consent, isNeeded, mayAgree, error, readAgain } = useSimulationConsent();
  if (!consent) return error ? <ErrorAlert error={error} onRetry={readAgain} /> : null;
  if (!isNeeded) return null;
  if (mayAgree) return <ConsentForm consent={consent} />;
  return (
    <Alert severity="warning">
      <AlertTitle>{t('simulation.consent.others.title', { company: company.name })}</AlertTitle>
      {t('simulation.consent.others.text')}
    </Alert>
  );
}
