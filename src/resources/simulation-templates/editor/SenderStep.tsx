import { messagePlaceholders } from '#contract/simulation/placeholders';
import { languages } from '#locales/languages.ts';
import { SelectField } from '~/components/form/inputs/SelectField.tsx';
import { TextInput } from '~/components/form/inputs/TextInput.tsx';
import { Notice } from '~/fields/Notice.tsx';
import { useTranslation } from '~/i18n/useTranslation.ts';
import formCss from '~/components/form/form.module.css';
import css from '~/features/message-editor/editor.module.css';

const languageOptions = languages.map(({ code, name }) => ({ value: code, label: name }));
const placeholders = messagePlaceholders.map((name) => `{{${name}}}`).join(' ');

/** The first step: who the message seems to come from, and in which language. */
export function SenderStep() {
  const { t } = useTranslation();
  return (
    <section className={`${css.card} ${formCss.column}`}>
      <Notice tone="info">{t('simulationTemplates.rules')}</Notice>
      <TextInput
        name="subject"
        label={t('exercise.editor.fields.subject')}
        help={t('simulationTemplates.help.placeholders', { placeholders })}
        isRequired
      />
      <TextInput
        name="displayName"
        label={t('exercise.editor.fields.displayName')}
        help={t('simulationTemplates.help.senderName', { placeholder: '{{companyName}}' })}
        isRequired
      />
      <TextInput
        name="email"
        dir="ltr"
        label={t('simulationTemplates.fields.senderLocal')}
        help={t('simulationTemplates.help.senderLocal')}
        placeholder="it-support"
        isRequired
      />
      <SelectField
        name="language"
        label={t('simulationTemplates.fields.language')}
        help={t('simulationTemplates.help.language')}
        options={languageOptions}
      />
    </section>
  );
}
