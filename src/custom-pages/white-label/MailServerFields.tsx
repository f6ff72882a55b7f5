import formCss from '~/components/form/form.module.css';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { formFieldsOf } from '~/schema/form/formField.ts';
import { choice, email, number, secret, text } from '~/schema/form/inputKinds.ts';
import { FieldInput, SchemaFields } from '~/schema/form/SchemaFields.tsx';
import { type MailServerForm, securities } from './mailServerForm.ts';

const form = formFieldsOf<MailServerForm>();
const technical = { isRequired: true, dir: 'ltr', spellCheck: false } as const;
const server = [
  form(text, 'host', { ...technical, placeholder: 'smtp.example.com', label: 'whiteLabel.sending.host' }),
  form(number, 'port', { label: 'whiteLabel.sending.port', notNumber: 'whiteLabel.sending.portFormat', isRequired: true }),
];
/** i18n-keys: whiteLabel.sending.securities.* */
const security = [
  form(choice, 'security', { label: 'whiteLabel.sending.security', texts: 'whiteLabel.sending.securities', values: securities }),
];
const username = form(text, 'username', { ...technical, label: 'whiteLabel.sending.username' });
const password = form(secret, 'password', { label: 'whiteLabel.sending.password' });
const from = form(email, 'fromEmail', {
  label: 'whiteLabel.sending.from',
  placeholder: 'training@example.com',
  spellCheck: false,
  isRequired: true,
});

/** The fields of a mail server, bound to the surrounding form. */
export function MailServerFields({ hasPassword }: { hasPassword: boolean }) {
  const { t } = useTranslation();
  return (
    <>
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
      <FieldInput field={from} help={t('whiteLabel.sending.fromHelp', { page: t('settings.tabs.sso') })} />
    </>
  );
}
