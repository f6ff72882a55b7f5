import Button from '@mui/material/Button';
import { useState } from 'react';
import { type SimulationConsent, withdrawSimulationConsent } from '#contract/simulation/settings';
import { formatDate, formatNumber } from '~/components/data/format.ts';
import { useToast } from '~/components/feedback/useToast.ts';
import { ConfirmDialog } from '~/components/overlay/ConfirmDialog.tsx';
import { useAction } from '~/dataProvider/index.ts';
import { ConsentNotice, ConsentPoints, useSimulationConsent } from '~/features/simulation-consent/public.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { Card } from './Card.tsx';
import css from './simulationSettings.module.css';

/** Who has agreed to simulations and until when; or the question to agree. */
export function ConsentCard() {
  const { t } = useTranslation();
  const { consent, mayAgree, error, readAgain } = useSimulationConsent();
  if (consent?.isNeeded) return <ConsentNotice />;
  const latest = consent?.latest;
  return (
    <Card title={t('simulation.consent.held.title')} error={error} onRetry={readAgain}>
      {latest && <Held latest={latest} mayWithdraw={mayAgree} />}
    </Card>
  );
}

interface HeldProps {
  latest: NonNullable<SimulationConsent['latest']>;
  mayWithdraw: boolean;
}

function Held({ latest: { by, at, until }, mayWithdraw }: HeldProps) {
  const { t } = useTranslation();
  const facts = [
    [t('simulation.consent.held.by'), by.name],
    [t('simulation.consent.held.at'), formatDate(at)],
    [t('simulation.consent.held.until'), formatDate(until)],
  ];
  return (
    <>
      <dl className={css.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      <details className={css.more}>
        <summary>{t('simulation.consent.held.show')}</summary>
        <ConsentPoints />
      </details>
      {mayWithdraw && <Withdraw />}
    </>
  );
}

function Withdraw() {
  const { t } = useTranslation();
  const toast = useToast();
  const [isAsking, setAsking] = useState(false);
  const withdrawing = useAction(withdrawSimulationConsent);
  const withdraw = async () => {
    const { data } = await withdrawing.mutateAsync({});
    toast.success(t('simulation.consent.withdraw.done', { n: formatNumber(data.paused) }));
  };
  return (
    <div className={css.foot}>
      <Button color="error" onClick={() => setAsking(true)}>
        {t('simulation.consent.withdraw.action')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        tone="danger"
        title={t('simulation.consent.withdraw.title')}
        confirmLabel={t('simulation.consent.withdraw.action')}
        onConfirm={withdraw}
        onClose={() => setAsking(false)}
      >
        {t('simulation.consent.withdraw.text')}
      </ConfirmDialog>
    </div>
  );
}
