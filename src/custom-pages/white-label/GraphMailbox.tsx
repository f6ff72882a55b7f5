import { useCallback } from 'react';
import { connectGraph, getGraph, type GraphSettings } from '#contract/partners/graphSending';
import { getSmtp } from '#contract/partners/mailSending';
import { formatDateTime } from '~/components/data/format.ts';
import { useAction, useEndpoint } from '~/dataProvider/index.ts';
import { type GraphAnswer, GraphConnecting, useGraphAnswer } from '~/features/graph-consent/public.ts';
import { Notice } from '~/fields/Notice.tsx';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { useCan, useSession } from '~/session/useSession.ts';
import { GraphActions } from './GraphActions.tsx';
import { graphProblem } from './graphProblem.ts';
import { SenderCard, senderState } from './SenderCard.tsx';
import css from './whiteLabel.module.css';

/** The mailbox at Microsoft from which mails of the company leave, and whether it sends them. */
export function GraphMailbox() {
  const { t } = useTranslation();
  const canWrite = useCan('whiteLabel:write');
  const answer = useGraphAnswer();
  const { data, error, refetch } = useEndpoint(getGraph, {});
  const smtp = useEndpoint(getSmtp, {}).data;
  const isBlocked = !data?.isConnected && Boolean(smtp?.host);
  return (
    <SenderCard
      title={t('whiteLabel.graph.title')}
      text={t('whiteLabel.graph.text')}
      state={data && senderState(data.isConnected, data.failingSince)}
      error={error}
      onRetry={() => void refetch()}
    >
      {data && (
        <>
          {canWrite && answer && <Connecting answer={answer} />}
          <Failing settings={data} />
          {data.fromEmail && (
            <p className={css.line}>
              <bdi className={css.name} dir="ltr">
                {data.fromEmail}
              </bdi>
            </p>
          )}
          {!data.isAvailable && <p className={css.note}>{t('errors.sso_provider_not_set_up')}</p>}
          {canWrite && (data.isAvailable || data.isConnected) && <GraphActions settings={data} isBlocked={isBlocked} />}
        </>
      )}
    </SenderCard>
  );
}

function Connecting({ answer }: { answer: GraphAnswer }) {
  const { t } = useTranslation();
  const { email } = useSession().user;
  const { mutateAsync } = useAction(connectGraph);
  const connect = useCallback((body: { state: string; code: string }) => mutateAsync({ body }), [mutateAsync]);
  const texts = {
    denied: t('whiteLabel.graph.denied'),
    connecting: t('whiteLabel.graph.connecting'),
    connected: t('whiteLabel.graph.connected', { email }),
  };
  return <GraphConnecting answer={answer} connect={connect} problemOf={graphProblem} texts={texts} />;
}

/** Since when mails wait, and why. */
function Failing({ settings: { failingSince, lastFailure, fromEmail } }: { settings: GraphSettings }) {
  const { t } = useTranslation();
  if (!failingSince) return null;
  const isUnproved = lastFailure?.kind === 'refused' && lastFailure.detail === '';
  const place = { mailbox: fromEmail, page: t('settings.tabs.sso') };
  return (
    <Notice tone="danger">
      <p className={css.line}>{t('whiteLabel.graph.failing', { since: formatDateTime(failingSince) })}</p>
      {isUnproved && <p className={css.line}>{t('whiteLabel.graph.unproved', place)}</p>}
      {lastFailure?.detail && <p className={css.line}>{t('whiteLabel.sending.answer', { answer: lastFailure.detail })}</p>}
    </Notice>
  );
}
