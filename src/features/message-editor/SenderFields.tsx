import { useController, useFormContext, useWatch } from 'react-hook-form';
import { ChoiceCards } from '~/components/form/inputs/ChoiceCards.tsx';
import { TextInput } from '~/components/form/inputs/TextInput.tsx';
import { useTranslation } from '~/i18n/useTranslation.ts';
import type { MessageForm } from './messageRules.ts';
import formCss from '~/components/form/form.module.css';
import css from './editor.module.css';

/** The first step: who the message seems to come from. */
export function SenderFields() {
  const layoutType = useWatch<MessageForm, 'layoutType'>({ name: 'layoutType' });
  return layoutType === 'EMAIL' ? <EmailHeader /> : <SmsSender />;
}

function EmailHeader() {
  const { t } = useTranslation();
  return (
    <section className={`${css.card} ${formCss.column}`}>
      <TextInput name="subject" label={t('exercise.editor.fields.subject')} isRequired />
      <TextInput name="displayName" label={t('exercise.editor.fields.displayName')} isRequired />
      <TextInput
        name="email"
        type="email"
        label={t('exercise.editor.fields.username')}
        help={t('exercise.editor.fields.usernameHelp')}
        isRequired
        placeholder="name@example.com"
      />
    </section>
  );
}

function SmsSender() {
  const { t } = useTranslation();
  const { field } = useController<MessageForm, 'contactType'>({ name: 'contactType' });
  const { trigger } = useFormContext<MessageForm>();
  const choices = [
    { value: 'phoneNumber', label: t('exercise.editor.fields.phoneNumber') },
    { value: 'userName', label: t('exercise.editor.fields.contactName') },
  ] as const;
  return (
    <section className={`${css.card} ${formCss.column}`}>
      <ChoiceCards
        label={t('exercise.editor.fields.contactType')}
        value={field.value}
        choices={choices}
        onChange={(value) => {
          field.onChange(value);
          void trigger();
        }}
      />
      {field.value === 'phoneNumber' ? (
        <TextInput name="phoneNumber" type="tel" dir="ltr" label={t('exercise.editor.fields.phoneNumber')} isRequired />
      ) : (
        <TextInput name="userName" label={t('exercise.editor.fields.contactName')} isRequired />
      )}
    </section>
  );
}
