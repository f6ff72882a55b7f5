import Button from '@mui/material/Button';
import { useState } from 'react';
import { simulationLimits } from '#contract/simulation/limits';
import { getReportMailbox, removeReportMailbox, type ReportMailbox, testReportMailbox } from '#contract/simulation/reportMailbox';
import { formatDateTime, formatNumber, formatRelative } from '~/components/data/format.ts';
import { useErrorToast } from '~/components/feedback/useErrorToast.ts';
import { useToast } from '~/components/feedback/useToast.ts';
import { ConfirmDialog } from '~/components/overlay/ConfirmDialog.tsx';
import { useAction, useEndpoint } from '~/dataProvider/index.ts';
import { isHeedError } from '~/errors/heedError.ts';
import { Notice } from '~/fields/Notice.tsx';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { useCan } from '~/session/useSession.ts';
import { Card } from './Card.tsx';
import { MailboxDialog } from './MailboxDialog.tsx';
import { failureIn, failureText } from './mailboxForm.ts';
import css from './simulationSettings.module.css';

/** The mailbox to which people forward mails, and whether it can be read. */
export function MailboxCard() {
  const { t } = useTranslation();
  const mayWrite = useCan('simulations:write');
  const { data, error, refetch } = useEndpoint(getReportMailbox, {});
  const [isOpen, setOpen] = useState(false);
  const { everyMinutes } = simulationLimits.reportMailbox;
  return (
    <Card
      title={t('simulation.settings.mailbox.title')}
      about={t('simulation.settings.mailbox.about', { minutes: everyMinutes })}
      error={error}
      onRetry={() => void refetch()}
    >
      {data && (
        <>
          <p>{t('simulation.settings.mailbox.only')}</p>
          {data.data && <State mailbox={data.data} />}
          {mayWrite && (
            <div className={css.foot}>
              {data.data && <Actions mailbox={data.data} />}
              <Button
                variant={data.data ? 'outlined' : 'contained'}
                {...(!data.data && { color: 'primary' })}
                onClick={() => setOpen(true)}
              >
                {t(data.data ? 'simulation.settings.mailbox.change' : 'simulation.settings.mailbox.connect')}
              </Button>
            </div>
          )}
          {isOpen && <MailboxDialog mailbox={data.data} onClose={() => setOpen(false)} />}
        </>
      )}
    </Card>
  );
}

function State({ mailbox }: { mailbox: ReportMailbox }) {
  const { t } = useTranslation();
  const { username, host, port, folder, lookedAt, recognised, failingSince, failure } = mailbox;
  const { recognisedDays: days } = simulationLimits.reportMailbox;
  const technical = (value: string) => <bdi dir="ltr">{value}</bdi>;
  const facts = [
    { key: 'mailbox', label: t('simulation.settings.mailbox.mailbox'), value: technical(username) },
    { key: 'server', label: t('simulation.settings.mailbox.server'), value: technical(`${host}:${port}`) },
    { key: 'folder', label: t('simulation.settings.report.folder'), value: technical(folder) },
    {
      key: 'lookedAt',
      label: t('simulation.settings.mailbox.lookedAt'),
      value: lookedAt ? formatRelative(lookedAt) : t('simulation.settings.mailbox.notYet'),
    },
    { key: 'recognised', label: t('simulation.settings.mailbox.recognised', { days }), value: formatNumber(recognised) },
  ];
  return (
    <>
      {failingSince && (
        <Notice tone="danger">
          <p>{t('simulation.settings.mailbox.failing', { since: formatDateTime(failingSince) })}</p>
          {failure && <p>{failureText(failure)}</p>}
        </Notice>
      )}
      <dl className={css.facts}>
        {facts.map(({ key, label, value }) => (
          <div key={key}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function Actions({ mailbox: { username } }: { mailbox: ReportMailbox }) {
  const { t } = useTranslation();
  const toast = useToast();
  const showError = useErrorToast();
  const testing = useAction(testReportMailbox);
  const removing = useAction(removeReportMailbox);
  const [isConfirming, setConfirming] = useState(false);
  const test = async () => {
    try {
      await testing.mutateAsync({ body: { imap: null } });
      toast.success(t('simulation.settings.mailbox.tested'));
    } catch (error) {
      if (isHeedError(error, 'report_mailbox_refused')) toast.error(failureText(failureIn(error.info)));
      else showError(error);
    }
  };
  const remove = async () => {
    await removing.mutateAsync({});
    toast.success(t('simulation.settings.mailbox.disconnected'));
  };
  return (
    <>
      <Button color="error" onClick={() => setConfirming(true)}>
        {t('simulation.settings.mailbox.disconnect')}
      </Button>
      <Button onClick={() => void test()} loading={testing.isPending}>
        {t('simulation.settings.mailbox.test')}
      </Button>
      <ConfirmDialog
        open={isConfirming}
        tone="danger"
        title={t('simulation.settings.mailbox.disconnectTitle', { mailbox: username })}
        confirmLabel={t('simulation.settings.mailbox.disconnect')}
        onConfirm={remove}
        onClose={() => setConfirming(false)}
      >
        {t('simulation.settings.mailbox.disconnectText')}
      </ConfirmDialog>
    </>
  );
}
