import { useMemo } from 'react';
import { type ReportMailbox, saveReportMailbox } from '#contract/simulation/reportMailbox';
import { useToast } from '~/components/feedback/useToast.ts';
import formCss from '~/components/form/form.module.css';
import { FormDialog } from '~/components/form/FormDialog.tsx';
import { useSaveForm } from '~/components/form/useSaveForm.ts';
import { useAction } from '~/dataProvider/index.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { formFieldsOf } from '~/schema/form/formField.ts';
import { choice, number, secret, text } from '~/schema/form/inputKinds.ts';
import { FieldInput, SchemaFields } from '~/schema/form/SchemaFields.tsx';
import { type MailboxForm, mailboxRefusals, mailboxSchema, securities, toMailboxBody, toMailboxForm } from './mailboxForm.ts';

const form = formFieldsOf<MailboxForm>();
const technical = { isRequired: true, dir: 'ltr', spellCheck: false } as const;
const server = [
  form(text, 'host', { ...technical, placeholder: 'imap.example.com', label: 'whiteLabel.sending.host' }),
  form(number, 'port', { label: 'whiteLabel.sending.port', notNumber: 'simulation.settings.mailbox.portFormat', isRequired: true }),
];
/** i18n-keys: simulation.settings.mailbox.securities.* */
const security = [
  form(choice, 'security', {
    label: 'whiteLabel.sending.security',
    texts: 'simulation.settings.mailbox.securities',
    values: securities,
  }),
];
const username = form(text, 'username', { ...technical, label: 'whiteLabel.sending.username' });
const password = form(secret, 'password', { label: 'whiteLabel.sending.password' });
const folder = form(text, 'folder', { ...technical, label: 'simulation.settings.report.folder' });

/** Connects a mailbox, or changes how. The server saves only one that it could open. */
export function MailboxDialog({ mailbox, onClose }: { mailbox: ReportMailbox | null; onClose: () => void }) {
  const { t } = useTranslation();
  const toast = useToast();
  const { mutateAsync } = useAction(saveReportMailbox);
  const hasPassword = mailbox?.kind === 'imap';
  const saving = useSaveForm({
    schema: useMemo(() => mailboxSchema(hasPassword), [hasPassword]),
    values: useMemo(() => toMailboxForm(mailbox), [mailbox]),
    // A password is never kept as a draft.
    draft: null,
    send: (values: MailboxForm) => mutateAsync({ body: toMailboxBody(values) }),
    refusals: mailboxRefusals,
    valuesOf: ({ data }) => toMailboxForm(data),
    onSaved: () => toast.success(t('simulation.settings.mailbox.connected')),
  });
  return (
    <FormDialog
      saving={saving}
      title={t('simulation.settings.mailbox.connect')}
      intro={<p>{t('simulation.settings.mailbox.only')}</p>}
      confirmLabel={t('simulation.settings.mailbox.connect')}
      onClose={onClose}
    >
      <div className={formCss.pair}>
        <SchemaFields fields={server} />
      </div>
      <SchemaFields fields={security} />
      <div className={formCss.pair}>
        <FieldInput field={username} />
        <FieldInput
          field={password}
          help={hasPassword ? t('whiteLabel.sending.passwordKept') : undefined}
          isRequired={!hasPassword}
        />
      </div>
      <FieldInput field={folder} help={t('simulation.settings.mailbox.folderHelp')} />
    </FormDialog>
  );
}
