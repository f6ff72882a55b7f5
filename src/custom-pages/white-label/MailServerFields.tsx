import { useController } from 'react-hook-form';
import { NumberInput } from '~/components/form/inputs/NumberInput.tsx';
import { SelectInput } from '~/components/form/inputs/SelectInput.tsx';
import { TextInput } from '~/components/form/inputs/TextInput.tsx';
import formCss from '~/components/form/form.module.css';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { type MailServerForm, securities } from './mailServerForm.ts';

/** The fields of a mail server, bound to the surrounding form. */
export function MailServerFields({ hasPassword }: { hasPassword: boolean }) {
  const { t } = useTranslation();
  const technical = { isRequired: true, dir: 'ltr', autoComplete: 'off', spellCheck: false } as const;
  return (
    <>
      <div className={formCss.pair}>
        <TextInput {...technical} name="host" label={t('whiteLabel.sending.host')} placeholder="smtp.example.com" />
        <NumberInput name="port" label={t('whiteLabel.sending.port')} isRequired notNumber={t('whiteLabel.sending.portFormat')} />
      </div>
      <SecurityField />
      <div className={formCss.pair}>
        <TextInput {...technical} name="username" label={t('whiteLabel.sending.username')} />
        <TextInput
          {...technical}
          name="password"
          type="password"
          label={t('whiteLabel.sending.password')}
          help={hasPassword ? t('whiteLabel.sending.passwordKept') : undefined}
          isRequired={!hasPassword}
          autoComplete="new-password"
        />
      </div>
      <TextInput
        {...technical}
        name="fromEmail"
        type="email"
        label={t('whiteLabel.sending.from')}
        help={t('whiteLabel.sending.fromHelp', { page: t('settings.tabs.sso') })}
        placeholder="training@example.com"
      />
    </>
  );
}

/** i18n-keys: whiteLabel.sending.securities.* */
function SecurityField() {
  const { t } = useTranslation();
  const { field } = useController<MailServerForm, 'security'>({ name: 'security' });
  return (
    <SelectInput
      label={t('whiteLabel.sending.security')}
      value={field.value}
      options={securities.map((value) => ({ value, label: t(`whiteLabel.sending.securities.${value}`) }))}
      onChange={field.onChange}
    />
  );
}
