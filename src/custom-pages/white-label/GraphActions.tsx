import Button from '@mui/material/Button';
import { useId, useState } from 'react';
import { getGraphAuthUrl, type GraphSettings, resetGraph, testGraph } from '#contract/partners/graphSending';
import { useErrorToast } from '~/components/feedback/useErrorToast.ts';
import { useToast } from '~/components/feedback/useToast.ts';
import { ConfirmDialog } from '~/components/overlay/ConfirmDialog.tsx';
import { useAction } from '~/dataProvider/index.ts';
import { isHeedError } from '~/errors/heedError.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { useSession } from '~/session/useSession.ts';
import { graphProblem } from './graphProblem.ts';
import css from './whiteLabel.module.css';

/** What can be done with the mailbox. `isBlocked`: the company uses a mail server of its own. */
export function GraphActions({ settings, isBlocked }: { settings: GraphSettings; isBlocked: boolean }) {
  const { t } = useTranslation();
  const toast = useToast();
  const showError = useErrorToast();
  const reasonId = useId();
  const { email } = useSession().user;
  const [isConfirming, setConfirming] = useState(false);
  const asking = useAction(getGraphAuthUrl, { keepsData: true });
  const testing = useAction(testGraph);
  const removing = useAction(resetGraph);
  const { isConnected, isAvailable, failingSince, fromEmail } = settings;
  const reason = isBlocked ? t('errors.mail_sender_in_use') : undefined;

  const connect = async () => {
    try {
      const { url } = await asking.mutateAsync({ query: { redirectDomain: location.origin } });
      location.assign(url);
    } catch (error) {
      showError(error);
    }
  };
  const test = async () => {
    try {
      await testing.mutateAsync({});
      toast.success(t('whiteLabel.sending.tested', { email }));
    } catch (error) {
      if (isHeedError(error, 'graph_refused', 'from_not_proved')) toast.error(graphProblem(error));
      else showError(error);
    }
  };
  const disconnect = async () => {
    await removing.mutateAsync({});
    toast.success(t('whiteLabel.domains.reset'));
  };
  const canConnect = isAvailable && (!isConnected || failingSince !== null);

  return (
    <>
      {canConnect && !isBlocked && (
        <p className={css.note}>{t('whiteLabel.graph.help', { page: t('settings.tabs.sso'), email })}</p>
      )}
      <div className={css.foot}>
        {reason && (
          <span className={css.note} id={reasonId}>
            {reason}
          </span>
        )}
        {isConnected && (
          <>
            <Button color="error" onClick={() => setConfirming(true)}>
              {t('whiteLabel.graph.disconnect')}
            </Button>
            {isAvailable && (
              <Button onClick={() => void test()} loading={testing.isPending}>
                {t('whiteLabel.sending.test')}
              </Button>
            )}
          </>
        )}
        {canConnect && (
          <span title={reason}>
            <Button
              variant="contained"
              color="primary"
              disabled={isBlocked}
              aria-describedby={reason ? reasonId : undefined}
              loading={asking.isPending}
              onClick={() => void connect()}
            >
              {t(isConnected ? 'whiteLabel.graph.connectAgain' : 'whiteLabel.graph.connect')}
            </Button>
          </span>
        )}
      </div>
      <ConfirmDialog
        open={isConfirming}
        tone="danger"
        title={t('whiteLabel.graph.disconnectTitle', { mailbox: fromEmail })}
        confirmLabel={t('whiteLabel.graph.disconnect')}
        onConfirm={disconnect}
        onClose={() => setConfirming(false)}
      >
        {t('whiteLabel.graph.disconnectText')}
      </ConfirmDialog>
    </>
  );
}
