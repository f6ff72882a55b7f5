import Button from '@mui/material/Button';
import { type ReactNode, useState } from 'react';
import { getReportAddin, type ReportAddin, reportAddinFiles, renewReportAddin } from '#contract/simulation/reportAddin';
import { getSimulationSettings } from '#contract/simulation/settings';
import { formatRelative } from '~/components/data/format.ts';
import { useErrorToast } from '~/components/feedback/useErrorToast.ts';
import { useToast } from '~/components/feedback/useToast.ts';
import { CopyField } from '~/components/form/CopyField.tsx';
import { ConfirmDialog } from '~/components/overlay/ConfirmDialog.tsx';
import { useAction, useEndpoint } from '~/dataProvider/index.ts';
import { Notice } from '~/fields/Notice.tsx';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { useCan } from '~/session/useSession.ts';
import { Card } from './Card.tsx';
import css from './simulationSettings.module.css';

/** The button by which people report mails in Outlook and Gmail: its files, and how an admin installs it. */
export function AddinCard() {
  const { t } = useTranslation();
  const mayWrite = useCan('simulations:write');
  const { data, error, refetch } = useEndpoint(getReportAddin, {});
  return (
    <Card
      title={t('simulation.settings.addin.title')}
      about={t('simulation.settings.addin.about')}
      error={error}
      onRetry={() => void refetch()}
    >
      {data && (
        <>
          <Missing address={data.data?.address} />
          {data.data ? <Installing addin={data.data} /> : <p>{t('simulation.settings.addin.none')}</p>}
          {mayWrite && <div className={css.foot}>{data.data ? <Renew /> : <SetUp />}</div>}
        </>
      )}
    </Card>
  );
}

/** What keeps the button from doing all that it is for. */
function Missing({ address }: { address: string | undefined }) {
  const { t } = useTranslation();
  const settings = useEndpoint(getSimulationSettings, {}).data?.data;
  return (
    <>
      {settings?.email === '' && <Notice tone="warning">{t('simulation.settings.addin.noEmail')}</Notice>}
      {address?.startsWith('https://') === false && <Notice tone="warning">{t('simulation.settings.addin.noHttps')}</Notice>}
    </>
  );
}

function Installing({ addin: { address, outlookAt, gmailAt } }: { addin: ReportAddin }) {
  const { t } = useTranslation();
  const { manifest, script, scriptManifest } = reportAddinFiles;
  return (
    <>
      <Program name="Outlook" lastAt={outlookAt} steps={['outlook1', 'outlook2', 'outlook3']}>
        <CopyField
          label={t('simulation.settings.addin.manifest')}
          value={`${address}/${manifest}`}
          copy={t('settings.keys.copy')}
          copied={t('settings.sso.copied')}
        />
        <Files names={[manifest]} address={address} />
      </Program>
      <Program name="Gmail" lastAt={gmailAt} steps={['gmail1', 'gmail2', 'gmail3']} note="moving">
        <Files names={[script, scriptManifest]} address={address} />
      </Program>
    </>
  );
}

interface ProgramProps {
  name: string;
  lastAt: string | null;
  steps: readonly ('outlook1' | 'outlook2' | 'outlook3' | 'gmail1' | 'gmail2' | 'gmail3')[];
  note?: 'moving';
  /** The files that it is installed from. */
  children: ReactNode;
}

/** One mail program: what it needs, and the steps in the console of who manages it. i18n-keys: simulation.settings.addin.* */
function Program({ name, lastAt, steps, note, children }: ProgramProps) {
  const { t } = useTranslation();
  return (
    <section className={css.program} aria-label={name}>
      <header>
        <h3>{name}</h3>
        <span>
          {t('simulation.settings.addin.last')}: {lastAt ? formatRelative(lastAt) : t('simulation.settings.mailbox.notYet')}
        </span>
      </header>
      {children}
      <ol>
        {steps.map((step) => (
          <li key={step}>{t(`simulation.settings.addin.${step}`)}</li>
        ))}
      </ol>
      {note && <p className={css.about}>{t(`simulation.settings.addin.${note}`)}</p>}
    </section>
  );
}

/** Links and no calls: the address is the key, and Outlook and Google read the same files. */
function Files({ names, address }: { names: readonly string[]; address: string }) {
  const { t } = useTranslation();
  return (
    <div className={css.files}>
      {names.map((name) => (
        <Button key={name} variant="outlined" href={`${address}/${name}`} download={name}>
          {t('simulation.settings.addin.download')}&nbsp;<bdi dir="ltr">{name}</bdi>
        </Button>
      ))}
    </div>
  );
}

function SetUp() {
  const { t } = useTranslation();
  const toast = useToast();
  const showError = useErrorToast();
  const { mutateAsync, isPending } = useAction(renewReportAddin);
  const setUp = async () => {
    try {
      await mutateAsync({});
      toast.success(t('simulation.settings.addin.isSetUp'));
    } catch (error) {
      showError(error);
    }
  };
  return (
    <Button variant="contained" color="primary" loading={isPending} onClick={() => void setUp()}>
      {t('simulation.settings.addin.setUp')}
    </Button>
  );
}

function Renew() {
  const { t } = useTranslation();
  const toast = useToast();
  const { mutateAsync } = useAction(renewReportAddin);
  const [isConfirming, setConfirming] = useState(false);
  const renew = async () => {
    await mutateAsync({});
    toast.success(t('simulation.settings.addin.renewed'));
  };
  return (
    <>
      <Button onClick={() => setConfirming(true)}>{t('simulation.settings.addin.renew')}</Button>
      <ConfirmDialog
        open={isConfirming}
        tone="danger"
        title={t('simulation.settings.addin.renewTitle')}
        confirmLabel={t('simulation.settings.addin.renew')}
        onConfirm={renew}
        onClose={() => setConfirming(false)}
      >
        {t('simulation.settings.addin.renewText')}
      </ConfirmDialog>
    </>
  );
}
