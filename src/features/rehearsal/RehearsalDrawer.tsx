import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { useEffect, useEffectEvent, useState } from 'react';
import { minuteMs } from '#contract/kit/durations';
import { getRehearsal, type Rehearsal, rehearsalLimits, startRehearsal } from '#contract/simulation/rehearsal';
import { formatTime } from '~/components/data/format.ts';
import { ErrorAlert } from '~/components/feedback/ErrorAlert.tsx';
import { Drawer } from '~/components/overlay/Drawer.tsx';
import type { EndpointInput } from '~/dataProvider/index.ts';
import { useAction, useEndpoint } from '~/dataProvider/index.ts';
import { EventList } from '~/features/simulation-events/public.ts';
import { Notice } from '~/fields/Notice.tsx';
import { dynamicKey } from '~/i18n/dynamicKey.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import css from './rehearsal.module.css';

export type RehearsalInput = NonNullable<EndpointInput<typeof startRehearsal>['body']>;

/** While it is open it looks for news this often. */
const lookEveryMs = 2000;

interface RehearsalDrawerProps {
  input: RehearsalInput;
  onClose: () => void;
}

/** Sends the mail as it opens, and shows what touches it while one looks. */
export function RehearsalDrawer({ input, onClose }: RehearsalDrawerProps) {
  const { t } = useTranslation();
  const start = useAction(startRehearsal);
  const [sent, setSent] = useState<Rehearsal>();
  const send = async () => {
    setSent(undefined);
    // A refusal stays with the action, which shows it.
    const reply = await start.mutateAsync({ body: input }).catch(() => undefined);
    if (reply) setSent(reply.data);
  };
  const begin = useEffectEvent(send);
  useEffect(() => void begin(), []);
  const footer = (
    <>
      <Button onClick={onClose}>{t('common.close')}</Button>
      <Button variant="outlined" loading={start.isPending} onClick={() => void send()}>
        {t('simulationEvents.rehearsal.again')}
      </Button>
    </>
  );
  return (
    <Drawer open title={t('simulationEvents.rehearsal.title')} onClose={onClose} footer={footer}>
      <div className={css.rehearsal}>
        <p>{t('simulationEvents.rehearsal.help')}</p>
        {start.error && <ErrorAlert error={start.error} />}
        {start.isPending && (
          <div role="status">
            <p>{t('simulationEvents.rehearsal.sending')}</p>
            <LinearProgress />
          </div>
        )}
        {sent && <Live key={sent.id} started={sent} />}
        <p className={css.apart}>{t('simulationEvents.rehearsal.apart')}</p>
      </div>
    </Drawer>
  );
}

function Live({ started }: { started: Rehearsal }) {
  const { t } = useTranslation();
  const isLive = useIsLive();
  const { data } = useEndpoint(
    getRehearsal,
    { params: { rehearsalId: started.id } },
    { refetchInterval: isLive ? lookEveryMs : false, refetchIntervalInBackground: true },
  );
  const { status, email, sentAt, failure, liveUntil, events } = data?.data ?? started;
  if (status === 'failed')
    return (
      <Notice tone="danger">
        {t('simulationEvents.rehearsal.statuses.failed', {
          reason: t(dynamicKey(`users.undelivered.reasons.${failure?.kind ?? 'internal'}`)),
        })}
      </Notice>
    );
  const until = formatTime(liveUntil);
  return (
    <>
      <p role="status">
        {status === 'sent'
          ? t('simulationEvents.rehearsal.statuses.sent', { email, time: formatTime(sentAt ?? liveUntil) })
          : t('simulationEvents.rehearsal.statuses.leaving')}
      </p>
      <p className={css.apart}>
        {isLive ? t('simulationEvents.rehearsal.live', { time: until }) : t('simulationEvents.rehearsal.over')}
      </p>
      {events.length === 0 ? (
        <p className={css.waiting}>{t('simulationEvents.rehearsal.waiting')}</p>
      ) : (
        <EventList events={events} />
      )}
    </>
  );
}

/** True for as long as a rehearsal is live. By the browser’s clock, which may differ from that of the server. */
function useIsLive(): boolean {
  const [isLive, setLive] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setLive(false), rehearsalLimits.liveMinutes * minuteMs);
    return () => clearTimeout(timer);
  }, []);
  return isLive;
}
