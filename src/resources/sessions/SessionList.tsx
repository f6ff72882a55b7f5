import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { Monitor, Smartphone } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useDelete, useGetList } from 'react-admin';
import { endOtherSessions, type OpenSession } from '#contract/session/sessions';
import { fetchedCode } from '~/browser/reloadOnce.ts';
import { RelativeDate } from '~/components/data/RelativeDate.tsx';
import { ErrorAlert } from '~/components/feedback/ErrorAlert.tsx';
import { useErrorToast } from '~/components/feedback/useErrorToast.ts';
import { useToast } from '~/components/feedback/useToast.ts';
import { ConfirmDialog } from '~/components/overlay/ConfirmDialog.tsx';
import { useAction, useRefreshAll } from '~/dataProvider/index.ts';
import { textGap } from '~/i18n/textGap.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import css from './sessions.module.css';

const OtherDeviceDialog = lazy(() =>
  fetchedCode(import('./OtherDeviceDialog.tsx').then((m) => ({ default: m.OtherDeviceDialog }))),
);

/** Where the user is signed in, this browser first. */
export function SessionList() {
  const { t } = useTranslation();
  const { data, error, refetch } = useGetList<OpenSession>('sessions', {});
  const [isConfirming, setConfirming] = useState(false);
  const [isOther, setOther] = useState(false);
  const endOthers = useEndOthers();
  const others = data?.filter(({ isCurrent }) => !isCurrent) ?? [];
  return (
    <section className={css.sessions} aria-labelledby="sessions-title">
      <header>
        <h2 id="sessions-title">{t('settings.sessions.title')}</h2>
        <p>{t('settings.sessions.text')}</p>
      </header>
      {!data && error && <ErrorAlert error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton variant="rounded" height={72} />}
      <ul>
        {data?.map((session) => (
          <Row key={session.id} session={session} />
        ))}
      </ul>
      <div className={css.actions}>
        <Button variant="outlined" onClick={() => setOther(true)}>
          {t('settings.sessions.other.action')}
        </Button>
        {others.length > 0 && (
          <Button variant="outlined" onClick={() => setConfirming(true)}>
            {t('settings.sessions.endOthers.action')}
          </Button>
        )}
      </div>
      {isOther && (
        <Suspense fallback={null}>
          <OtherDeviceDialog onClose={() => setOther(false)} />
        </Suspense>
      )}
      <ConfirmDialog
        open={isConfirming}
        tone="danger"
        title={t('settings.sessions.endOthers.title')}
        confirmLabel={t('settings.sessions.endOthers.action')}
        onConfirm={endOthers}
        onClose={() => setConfirming(false)}
      >
        {t('settings.sessions.endOthers.text', { count: others.length })}
      </ConfirmDialog>
    </section>
  );
}

function useEndOthers() {
  const { t } = useTranslation();
  const toast = useToast();
  const { mutateAsync } = useAction(endOtherSessions);
  return async () => {
    const { ended } = await mutateAsync({});
    toast.success(t('settings.sessions.endOthers.done', { count: ended }));
  };
}

function Row({ session }: { session: OpenSession }) {
  const { t, i18n } = useTranslation();
  const { isPending, end } = useEnd(session);
  const { browser, system, isMobile, isCurrent, actingIn, signedInAt, lastUsedAt } = session;
  const Icon = isMobile ? Smartphone : Monitor;
  const name =
    browser && system ? t('settings.sessions.device', { browser, system }) : (browser ?? system ?? t('settings.sessions.unknown'));
  return (
    <li>
      <Icon size={20} aria-hidden />
      <div>
        <strong>
          {/* Names in Latin letters must not turn a right-to-left sentence around. */}
          <bdi dir={i18n.dir()}>{name}</bdi>
        </strong>
        {actingIn && <span className={css.here}>{t('settings.sessions.actingIn', { company: actingIn })}</span>}
        {isCurrent && <span className={css.here}>{t('settings.sessions.here')}</span>}
        <small>
          {t('settings.sessions.signedIn')}
          {textGap()}
          <RelativeDate value={signedInAt} /> · {t('settings.sessions.lastUsed')}
          {textGap()}
          <RelativeDate value={lastUsedAt} />
        </small>
      </div>
      {!isCurrent && (
        <Button size="small" loading={isPending} aria-label={t('settings.sessions.endOf', { name })} onClick={() => void end(name)}>
          {t('settings.sessions.end')}
        </Button>
      )}
    </li>
  );
}

function useEnd(session: OpenSession) {
  const { t } = useTranslation();
  const toast = useToast();
  const showError = useErrorToast();
  const refresh = useRefreshAll();
  const [remove, { isPending }] = useDelete<OpenSession>();
  const end = async (name: string) => {
    try {
      await remove('sessions', { id: session.id, previousData: session }, { returnPromise: true });
      toast.success(t('settings.sessions.ended', { name }));
    } catch (error) {
      showError(error);
    }
    refresh();
  };
  return { isPending, end };
}
