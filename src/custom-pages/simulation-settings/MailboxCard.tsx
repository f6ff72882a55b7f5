import { useCallback } from 'react';
import { simulationLimits } from '#contract/simulation/limits';
import { connectReportMailbox, getReportMailbox, type ReportMailbox } from '#contract/simulation/reportMailbox';
import { formatDateTime, formatNumber, formatRelative } from '~/components/data/format.ts';
import { useAction, useEndpoint } from '~/dataProvider/index.ts';
import { type GraphAnswer, GraphConnecting, useGraphAnswer } from '~/features/graph-consent/public.ts';
import { Notice } from '~/fields/Notice.tsx';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { useCan } from '~/session/useSession.ts';
import { Card } from './Card.tsx';
import { MailboxActions } from './MailboxActions.tsx';
import { connectProblem, failureText } from './mailboxForm.ts';
import css from './simulationSettings.module.css';

/** The mailbox to which people forward mails, and whether it can be read. */
export function MailboxCard() {
  const { t } = useTranslation();
  const mayWrite = useCan('simulations:write');
  const answer = useGraphAnswer();
  const { data, error, refetch } = useEndpoint(getReportMailbox, {});
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
          {mayWrite && answer && <Connecting answer={answer} />}
          {!answer && data.microsoft.waitsUntil && <Waiting until={data.microsoft.waitsUntil} />}
          {data.data && <State mailbox={data.data} />}
          {mayWrite && <MailboxActions {...data} />}
        </>
      )}
    </Card>
  );
}

/** Goes on with the answer of Microsoft. */
function Connecting({ answer }: { answer: GraphAnswer }) {
  const { t } = useTranslation();
  const { mutateAsync } = useAction(connectReportMailbox);
  const connect = useCallback((body: { state: string; code: string }) => mutateAsync({ body }), [mutateAsync]);
  const texts = {
    denied: t('simulation.settings.mailbox.microsoft.denied'),
    connecting: t('simulation.settings.mailbox.microsoft.connecting'),
    connected: t('simulation.settings.mailbox.connected'),
  };
  return <GraphConnecting answer={answer} connect={connect} problemOf={connectProblem} texts={texts} />;
}

/** Somebody of the company is at Microsoft, or was. */
function Waiting({ until }: { until: string }) {
  const { t } = useTranslation();
  return <Notice tone="info">{t('simulation.settings.mailbox.microsoft.waiting', { until: formatDateTime(until) })}</Notice>;
}

function State({ mailbox }: { mailbox: ReportMailbox }) {
  const { t } = useTranslation();
  const { kind, username, server, folder, connectedAt, lookedAt, recognised, failingSince, failure } = mailbox;
  const { recognisedDays: days } = simulationLimits.reportMailbox;
  const technical = (value: string) => <bdi dir="ltr">{value}</bdi>;
  const facts = [
    { key: 'mailbox', label: t('simulation.settings.mailbox.mailbox'), value: technical(username) },
    {
      key: 'server',
      label: t('simulation.settings.mailbox.server'),
      value: technical(server ? `${server.host}:${server.port}` : 'Microsoft 365'),
    },
    {
      key: 'folder',
      label: t('simulation.settings.report.folder'),
      value: kind === 'imap' ? technical(folder) : t('simulation.settings.mailbox.microsoft.inbox'),
    },
    { key: 'connectedAt', label: t('simulation.settings.mailbox.connectedSince'), value: formatDateTime(connectedAt) },
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
