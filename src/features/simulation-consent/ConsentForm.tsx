import Button from '@mui/material/Button';
import { useState } from 'react';
import { consentVersion } from '#contract/simulation/consent';
import { giveSimulationConsent, type SimulationConsent } from '#contract/simulation/settings';
import { formatDate } from '~/components/data/format.ts';
import { ErrorAlert } from '~/components/feedback/ErrorAlert.tsx';
import { useToast } from '~/components/feedback/useToast.ts';
import formCss from '~/components/form/form.module.css';
import { useBusy } from '~/components/overlay/useBusy.ts';
import cardCss from '~/components/page/card.module.css';
import { useAction } from '~/dataProvider/index.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { useSession } from '~/session/useSession.ts';
import { ConsentPoints } from './ConsentPoints.tsx';
import css from './simulationConsent.module.css';

/** What is agreed to, in full, and the way to agree. */
export function ConsentForm({ consent: { latest } }: { consent: SimulationConsent }) {
  const { t } = useTranslation();
  const toast = useToast();
  const { company } = useSession();
  const give = useAction(giveSimulationConsent);
  const { isBusy, error, run } = useBusy();
  const [hasRead, setRead] = useState(false);
  const agree = () =>
    run(async () => {
      await give.mutateAsync({ body: { version: consentVersion } });
      toast.success(t('simulation.consent.agreed'));
    });
  return (
    <section className={`${cardCss.card} ${css.consent}`} aria-label={t('simulation.consent.title')}>
      <h2>{t('simulation.consent.title')}</h2>
      {latest && <p>{t('simulation.consent.again', { name: latest.by.name, date: formatDate(latest.at) })}</p>}
      <p>{t('simulation.consent.intro')}</p>
      <ConsentPoints />
      <label className={formCss.check}>
        <input type="checkbox" checked={hasRead} onChange={(event) => setRead(event.target.checked)} />
        {t('simulation.consent.check', { company: company.name })}
      </label>
      {error !== undefined && <ErrorAlert error={error} />}
      <div className={css.foot}>
        <Button variant="contained" color="primary" disabled={!hasRead} loading={isBusy} onClick={() => void agree()}>
          {t('simulation.consent.agree')}
        </Button>
      </div>
    </section>
  );
}
