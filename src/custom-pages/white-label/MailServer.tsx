import { getGraph } from '#contract/partners/graphSending';
import { getSmtp, type MailServerSettings } from '#contract/partners/mailSending';
import { formatDateTime } from '~/components/data/format.ts';
import { useEndpoint } from '~/dataProvider/index.ts';
import { Notice } from '~/fields/Notice.tsx';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { useCan } from '~/session/useSession.ts';
import { MailServerEditor } from './MailServerEditor.tsx';
import { SenderCard, senderState } from './SenderCard.tsx';
import css from './whiteLabel.module.css';

/** The mail server through which mails of the company leave, and whether it takes them. */
export function MailServer() {
  const { t } = useTranslation();
  const canWrite = useCan('whiteLabel:write');
  const { data, error, refetch } = useEndpoint(getSmtp, {});
  const graph = useEndpoint(getGraph, {}).data;
  return (
    <SenderCard
      title={t('whiteLabel.sending.title')}
      text={t('whiteLabel.sending.text')}
      state={data && senderState(data.host !== null, data.failingSince)}
      error={error}
      onRetry={() => void refetch()}
    >
      {data && (
        <>
          <Failing settings={data} />
          {canWrite && <MailServerEditor settings={data} isBlocked={graph?.isConnected ?? false} />}
          {!canWrite && data.host && (
            <p className={css.name} dir="ltr">
              {data.host}
            </p>
          )}
        </>
      )}
    </SenderCard>
  );
}

/** Since when mails wait, and why. */
function Failing({ settings: { failingSince, lastFailure } }: { settings: MailServerSettings }) {
  const { t } = useTranslation();
  if (!failingSince) return null;
  const isUnproved = lastFailure?.kind === 'refused' && lastFailure.detail === '';
  return (
    <Notice tone="danger">
      <p className={css.line}>{t('whiteLabel.sending.failing', { since: formatDateTime(failingSince) })}</p>
      {isUnproved && <p className={css.line}>{t('errors.from_not_proved')}</p>}
      {lastFailure?.detail && <p className={css.line}>{t('whiteLabel.sending.answer', { answer: lastFailure.detail })}</p>}
    </Notice>
  );
}
