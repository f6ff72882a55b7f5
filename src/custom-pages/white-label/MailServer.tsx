import Skeleton from '@mui/material/Skeleton';
import { useTranslation } from 'react-i18next';
import { getSmtp, type MailServerSettings } from '#contract/partners/mailSending';
import { formatDateTime } from '~/components/data/format.ts';
import { StatusDot } from '~/components/data/StatusDot.tsx';
import { ErrorAlert } from '~/components/feedback/ErrorAlert.tsx';
import { useEndpoint } from '~/dataProvider/index.ts';
import { Notice } from '~/fields/Notice.tsx';
import { useCan } from '~/session/useSession.ts';
import { MailServerEditor } from './MailServerEditor.tsx';
import formCss from '~/components/form/form.module.css';
import cardCss from '~/components/page/card.module.css';
import css from './whiteLabel.module.css';

const tones = { unset: 'neutral', inUse: 'success', failing: 'danger' } as const;

function stateOf({ host, failingSince }: MailServerSettings): keyof typeof tones {
  if (host === null) return 'unset';
  return failingSince ? 'failing' : 'inUse';
}

/** The mail server through which mails of the company leave, and whether it takes them. i18n-keys: whiteLabel.sending.states.* */
export function MailServer() {
  const { t } = useTranslation();
  const canWrite = useCan('whiteLabel:write');
  const { data, error, refetch } = useEndpoint(getSmtp, {});
  const state = data && stateOf(data);
  return (
    <section className={cardCss.card}>
      <div className={css.head}>
        <h2 className={css.title}>{t('whiteLabel.sending.title')}</h2>
        {state && <StatusDot tone={tones[state]} label={t(`whiteLabel.sending.states.${state}`)} />}
      </div>
      <p className={css.text}>{t('whiteLabel.sending.text')}</p>
      {!data && error && <ErrorAlert error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton variant="rounded" height={320} />}
      {data && (
        <div className={formCss.column}>
          <Failing settings={data} />
          {canWrite && <MailServerEditor settings={data} />}
          {!canWrite && data.host && (
            <p className={css.name} dir="ltr">
              {data.host}
            </p>
          )}
        </div>
      )}
    </section>
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
