import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { getSimulationStop } from '#contract/simulation/settings';
import { formatDate } from '~/components/data/format.ts';
import { useEndpoint } from '~/dataProvider/index.ts';
import { ConsentNotice, useSimulationConsent } from '~/features/simulation-consent/public.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import css from './simulations.module.css';

/** Why nothing is sent, and what to do about it. */
export function Notices() {
  return (
    <div className={css.notices}>
      <Stopped />
      <ConsentMissing />
    </div>
  );
}

/** That staff stopped the sending; a stop everywhere is named first, because one of the company would change nothing then. */
function Stopped() {
  const { t } = useTranslation();
  const { data } = useEndpoint(getSimulationStop, {});
  const { everywhere = null, company = null } = data?.data ?? {};
  const stop = everywhere ?? company;
  if (!stop) return null;
  return (
    <Alert severity="error">
      <AlertTitle>{everywhere ? t('simulation.stop.everywhere') : t('simulation.stop.company')}</AlertTitle>
      {t('simulation.stop.text', { date: formatDate(stop.at), reason: stop.reason })}
    </Alert>
  );
}

/** In one line for an admin who may agree, as the text takes a screen. */
function ConsentMissing() {
  const { t } = useTranslation();
  const { isNeeded, mayAgree } = useSimulationConsent();
  const [isOpen, setOpen] = useState(false);
  if (!isNeeded || !mayAgree || isOpen) return <ConsentNotice />;
  const read = (
    <Button color="inherit" size="small" onClick={() => setOpen(true)}>
      {t('simulation.consent.read')}
    </Button>
  );
  return (
    <Alert severity="warning" action={read}>
      {t('simulation.consent.missing')}
    </Alert>
  );
}
