import Button from '@mui/material/Button';
import { useState } from 'react';
import {
  type MailboxKind,
  removeReportMailbox,
  type ReportMailbox,
  type ReportMailboxReply,
  testReportMailbox,
} from '#contract/simulation/reportMailbox';
import { useErrorToast } from '~/components/feedback/useErrorToast.ts';
import { useToast } from '~/components/feedback/useToast.ts';
import { ConfirmDialog } from '~/components/overlay/ConfirmDialog.tsx';
import { useAction } from '~/dataProvider/index.ts';
import { isHeedError } from '~/errors/heedError.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { MailboxDialog } from './MailboxDialog.tsx';
import { MicrosoftDialog } from './MicrosoftDialog.tsx';
import { failureIn, failureText } from './mailboxForm.ts';
import css from './simulationSettings.module.css';

/** What the button of a kind says: for the first mailbox, over one of its own, and over one of the other kind. */
const labels = {
  imap: {
    first: 'simulation.settings.mailbox.connectImap',
    again: 'simulation.settings.mailbox.change',
    instead: 'simulation.settings.mailbox.imapInstead',
  },
  graph: {
    first: 'simulation.settings.mailbox.microsoft.connect',
    again: 'whiteLabel.graph.connectAgain',
    instead: 'simulation.settings.mailbox.microsoft.instead',
  },
} as const satisfies Record<MailboxKind, object>;

/** What can be done with the mailbox: one of the two kinds is connected, again or in the place of the other. */
export function MailboxActions({ data: mailbox, microsoft }: ReportMailboxReply) {
  const { t } = useTranslation();
  const [open, setOpen] = useState<MailboxKind>();
  const kind = mailbox?.kind;
  const close = () => setOpen(undefined);
  const connecting = (name: MailboxKind) => (
    <Button variant={kind === undefined || kind === name ? 'outlined' : 'text'} onClick={() => setOpen(name)}>
      {t(labels[name][kind === undefined ? 'first' : kind === name ? 'again' : 'instead'])}
    </Button>
  );
  return (
    <>
      <div className={css.foot}>
        {mailbox && <Present mailbox={mailbox} />}
        {connecting('imap')}
        {microsoft.isAvailable && connecting('graph')}
      </div>
      {open === 'imap' && <MailboxDialog mailbox={mailbox} onClose={close} />}
      <MicrosoftDialog open={open === 'graph'} mailbox={mailbox} onClose={close} />
    </>
  );
}

function Present({ mailbox: { kind, username } }: { mailbox: ReportMailbox }) {
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
        {t(kind === 'imap' ? 'simulation.settings.mailbox.disconnectText' : 'simulation.settings.mailbox.microsoft.disconnectText')}
      </ConfirmDialog>
    </>
  );
}
